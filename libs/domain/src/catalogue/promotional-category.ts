const PROMOTIONAL_PREFIXES = ['Baby', 'Beauty'];

/** Whether home answers this category with a promotional image instead of its products (specification, section 2). */
export function isPromotionalCategory(name: string): boolean {
  return PROMOTIONAL_PREFIXES.some((prefix) => name.trim().startsWith(prefix));
}
