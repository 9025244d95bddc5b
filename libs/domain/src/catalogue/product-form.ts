import type { Pack } from './pack.ts';

/** What a product comes as; the address names it as `?form=`. */
export const PRODUCT_FORMS = ['capsules', 'drops', 'powder', 'tea', 'oil', 'skin'] as const;
export type ProductForm = (typeof PRODUCT_FORMS)[number];

const BY_UNIT: readonly (readonly [RegExp, ProductForm])[] = [
  [/capsule|tablet/i, 'capsules'],
  [/tea|sachet/i, 'tea'],
  [/drop/i, 'drops'],
];

/** A weight or volume does not say it, so the title does: a jam is sold by weight too. */
const BY_TITLE: readonly (readonly [RegExp, ProductForm])[] = [
  [/\b(?:capsules?|tablets?)\b/i, 'capsules'],
  [/\b(?:tea|kadha)\b/i, 'tea'],
  [/\boil\b/i, 'oil'],
  [/\b(?:balm|cream|gel|lotion|serum|soap|toner|ubtan|wash)\b/i, 'skin'],
  [/\b(?:powder|mix|blend|granules|churan)\b/i, 'powder'],
  [/\b(?:drops|tonic|concentrate)\b/i, 'drops'],
];

interface FormedProduct extends Pick<Pack, 'size_type_id'> {
  product_title: string;
}

/** The form of a product, from its unit, else from its title. */
export function productForm({ size_type_id, product_title }: FormedProduct): ProductForm | undefined {
  const named = (rules: typeof BY_UNIT, text: string) => rules.find(([pattern]) => pattern.test(text))?.[1];
  return named(BY_UNIT, size_type_id) ?? named(BY_TITLE, product_title);
}

export const readProductForm = (text: string | null): ProductForm | undefined =>
  PRODUCT_FORMS.find((form) => form === text);
