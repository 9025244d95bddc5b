import type { RenderedPage } from './render-page.tsx';

const titleIn = (head: string) => /<title>([^<]+)<\/title>/.exec(head)?.[1];
const descriptionIn = (head: string) => /<meta name="description" content="([^"]+)"/.exec(head)?.[1];

/**
 * Requires a title of each page, and of the page table's own also a description, unless search engines skip it. The
 * catalogue's texts may be missing or repeat.
 *
 * @throws Error when one is missing, or is that of another page
 */
export function requireHeads(
  pages: readonly { head: string; preloaded: Pick<RenderedPage['preloaded'], 'path'> }[],
  tablePaths: readonly string[],
): void {
  const owners = new Map<string, string>();
  for (const { head, preloaded } of pages) {
    const { path } = preloaded;
    if (path === null) continue;
    const isInTable = tablePaths.includes(path);
    const texts = [titleIn(head)];
    if (isInTable && !head.includes('content="noindex"')) texts.push(descriptionIn(head));
    for (const text of texts) {
      if (text === undefined) throw new Error(`The page ${path} needs PageHead, with title and description.`);
      const owner = owners.get(text);
      if (isInTable && owner !== undefined) throw new Error(`The page ${path} has the text of ${owner}: ${text}`);
      owners.set(text, path);
    }
  }
}
