import { html, type Html } from '../features/receipts/html.ts';

/** The little Markdown that the contract's descriptions use: paragraphs, **bold** and `code`. */
export function markdown(text: string): Html[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => html`<p>${inline(paragraph)}</p>`);
}

/** The same within a line. */
export function inline(text: string): Html {
  const parts = text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part) => {
    if (part.startsWith('**') && part.length > 4) return html`<strong>${part.slice(2, -2)}</strong>`;
    return part.startsWith('`') && part.length > 2 ? html`<code>${part.slice(1, -1)}</code>` : html`${part}`;
  });
  return { markup: parts.map(({ markup }) => markup).join('') };
}
