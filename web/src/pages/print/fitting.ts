/** The largest size that fits: halving the doubt again and again. */
const SMALLEST = 0.35;
const STEPS = 7;

export async function largest(fits: (size: number) => Promise<boolean>): Promise<number> {
  let [low, high] = [SMALLEST, 1];
  if (await fits(high)) return high;
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    if (await fits(middle)) low = middle;
    else high = middle;
  }
  await fits(low);
  return low;
}
