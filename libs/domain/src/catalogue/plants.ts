/** A plant with both names that labels print. */
export interface NamedPlant {
  /** `Black pepper` */
  name: string;
  /** `Piper nigrum` */
  binomial: string;
}

/** Without accents, apostrophes and signs: `Women's` is searched as `womens`. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether a product is made with the plant of this name, printed or Latin. */
export const hasPlant = ({ plants }: { plants: readonly NamedPlant[] }, searched: string): boolean =>
  plants.some(({ name, binomial }) => [name, binomial].some((one) => plain(one) === plain(searched)));
