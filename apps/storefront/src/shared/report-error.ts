export function reportError(where: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place that logs
  console.warn(`[shop] ${where}:`, error);
}
