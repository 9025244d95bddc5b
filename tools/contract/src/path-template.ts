/**
 * The parameters of a path by name, as `/pincode/{pincode}` finds them in `/pincode/208001`; `undefined` when it is
 * another path.
 */
export function parametersIn(template: string, path: string): Record<string, string> | undefined {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const values = new RegExp(`^${template.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path)?.slice(1);
  return values && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
}
