/** House values, read when the page is built (see vite.config.ts). */
declare module '*.toml' {
  const values: unknown;
  export default values;
}
