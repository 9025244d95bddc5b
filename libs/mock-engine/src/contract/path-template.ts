/** Matches paths; each parameter is still encoded. */
export type PathPattern = (
  path: string,
) => { readonly path: string; readonly encoded: Readonly<Record<string, string>> } | undefined;

const PARAMETER = /\{([^{}]+)\}/;

/**
 * Of a path of the contract, with `{name}` for a parameter.
 *
 * @param value what a parameter matches
 * @param start where the path begins
 */
export function pathPattern(template: string, value = '[^/]*', start = '^'): PathPattern {
  // Split by a group, every second piece is a name.
  const pieces = template.split(PARAMETER);
  const names = pieces.filter((_, index) => index % 2 === 1);
  const source = pieces.map((piece, index) => (index % 2 === 1 ? `(${value})` : escaped(piece))).join('');
  const expression = new RegExp(`${start}${source}$`);
  return (path) => {
    const found = expression.exec(path);
    if (!found) return undefined;
    const encoded: Record<string, string> = {};
    names.forEach((name, index) => (encoded[name] = found[index + 1] ?? ''));
    return { path: found[0], encoded };
  };
}

/** A path with its parameters, encoded. */
export const filledPath = (template: string, parameters: Readonly<Record<string, string | number>>): string =>
  template.replace(new RegExp(PARAMETER, 'g'), (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
