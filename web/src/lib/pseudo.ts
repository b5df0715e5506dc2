/** The pseudo-language: every word can still be read, but is a third longer and full of accents. */
const ACCENTS: Record<string, string> = {
  a: 'á', c: 'ç', e: 'é', i: 'î', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý',
  A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Ü',
}; // prettier-ignore
const LONGER = 0.3;

export function accented(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const more = Math.round(LONGER * word.length);
    const doubled = [...word].map((letter, i) => letter.repeat(i < more ? 2 : 1)).join('');
    return doubled.replace(/[a-zA-Z]/g, (letter) => ACCENTS[letter] ?? letter);
  });
}
