import { comparable } from './contains-text.ts';

/** A plant with both names that labels print. */
export interface NamedPlant {
  /** `Black pepper` */
  name: string;
  /** `Piper nigrum` */
  binomial: string;
}

/**
 * Without accents, apostrophes and signs: `Women's` is searched as `womens`. Devanagari keeps its vowels, without the dot of
 * letters such as ज़, and with one sign for a nasal vowel: `आँवला` is searched as `आंवला`.
 */
export const plain = (text: string): string =>
  comparable(text)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u093c']/g, '')
    .replaceAll('\u0901', '\u0902')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Whether one of a product's plants has this name, printed or Latin. */
export const hasPlant = (plants: readonly NamedPlant[], searched: string): boolean =>
  plants.some(({ name, binomial }) => [name, binomial].some((one) => plain(one) === plain(searched)));
