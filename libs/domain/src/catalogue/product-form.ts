/** What a product comes as; the address names it as `?form=`. */
export const PRODUCT_FORMS = ['capsules', 'drops', 'powder', 'tea', 'oil', 'skin'] as const;
export type ProductForm = (typeof PRODUCT_FORMS)[number];

export const readProductForm = (text: string | null): ProductForm | undefined =>
  PRODUCT_FORMS.find((form) => form === text);
