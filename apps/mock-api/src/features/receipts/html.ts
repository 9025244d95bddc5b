/** HTML created by {@link html}. */
export interface Html {
  readonly markup: string;
}

export type Part = string | number | Html | readonly Part[];

/** Creates HTML and escapes inserted text; only {@link Html} is inserted unchanged. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = strings.reduce((before, after, index) => before + insert(parts[index - 1] ?? '') + after);
  return { markup };
}

function insert(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'markup' in part ? part.markup : part.map(insert).join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => entities[letter] ?? letter);
