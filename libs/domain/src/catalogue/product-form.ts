import type { Pack } from './pack.ts';

/** What a product comes as; the address names it as `?form=`. */
export const PRODUCT_FORMS = ['capsules', 'drops', 'powder', 'tea', 'oil', 'skin'] as const;
export type ProductForm = (typeof PRODUCT_FORMS)[number];

const BY_UNIT: readonly (readonly [RegExp, ProductForm])[] = [
  [/capsule|tablet/i, 'capsules'],
  [/tea|sachet/i, 'tea'],
  [/drop/i, 'drops'],
];

/** A weight or volume does not say it, so the title does. */
const BY_TITLE: readonly (readonly [RegExp, ProductForm])[] = [
  [/\b(?:capsules?|tablets?)\b/i, 'capsules'],
  [/\b(?:tea|kadha)\b/i, 'tea'],
  [/\boil\b/i, 'oil'],
  [/\b(?:balm|cream|gel|lotion|serum|soap|toner|ubtan|wash)\b/i, 'skin'],
];

interface FormedProduct extends Pick<Pack, 'size_type_id'> {
  product_title: string;
}

/** The form of a product, from its unit; of what is sold by weight or volume also from its title. */
export function productForm({ size_type_id, product_title }: FormedProduct): ProductForm | undefined {
  const named = (rules: typeof BY_UNIT, text: string) => rules.find(([pattern]) => pattern.test(text))?.[1];
  const byMeasure = /^(?:ml|l)$/i.test(size_type_id)
    ? 'drops'
    : /^(?:g|kg)$/i.test(size_type_id)
      ? 'powder'
      : undefined;
  return named(BY_UNIT, size_type_id) ?? named(BY_TITLE, product_title) ?? byMeasure;
}

export const readProductForm = (text: string | null): ProductForm | undefined =>
  PRODUCT_FORMS.find((form) => form === text);
