const PROMOTIONAL_PREFIXES = ['Baby', 'Beauty'];

/** Whether the home page shows a promotional image for this category (specification, section 2). */
export function isPromotionalCategory(name: string): boolean {
  return PROMOTIONAL_PREFIXES.some((prefix) => name.trim().startsWith(prefix));
}
