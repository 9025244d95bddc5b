import { createHash } from 'node:crypto';
import type { Files } from '../archive/files.ts';
import { releaseMessages as messages } from '../release.messages.ts';

/** Without one, or with one of these, a script element is run; with any other it is data. */
const runnable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const script = /<script\b([^>]*)>([^]*?)<\/script\s*>/gi;
const style = /<style\b[^>]*>([^]*?)<\/style\s*>/gi;
const tag = /<[a-z][\w-]*\b[^>]*>/gi;
const handler = /\s(on[a-z]+)\s*=/i;
const scriptAddress = /\s(?:href|src|action|formaction)\s*=\s*["']?\s*javascript:/i;

/** What stands in the site's pages and would not run under its own policy, each in a line. */
export function forbiddenParts(site: Files): string[] {
  return pagesOf(site).flatMap(([name, html]) => {
    const markup = html.replace(script, '<script$1></script>').replace(style, '');
    const tags = markup.match(tag) ?? [];
    return [
      ...inlineScripts(html)
        .filter((one) => !isOwnFile(one, site))
        .map(({ content }) => messages.inlineScript(name, content.trim())),
      ...tags.filter((one) => handler.test(one)).map((one) => messages.inlineHandler(name, one)),
      ...tags.filter((one) => scriptAddress.test(one)).map((one) => messages.scriptAddress(name, one)),
    ];
  });
}

interface InlineScript {
  attributes: string;
  content: string;
}

const inlineScripts = (html: string): InlineScript[] =>
  [...html.matchAll(script)]
    .map(([, attributes = '', content = '']) => ({ attributes, content }))
    .filter(({ attributes }) => !/\ssrc\s*=/i.test(attributes) && runnable.test(typeOf(attributes)));

/**
 * The build may write one of the site's own files into a page, to the character, where a page waits for it:
 * `data-inlined="…"`.
 */
function isOwnFile({ attributes, content }: InlineScript, site: Files): boolean {
  const file = /\sdata-inlined="([^"]+)"/.exec(attributes)?.[1];
  return file !== undefined && site.get(file)?.toString() === content;
}

const typeOf = (attributes: string) => /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';

/** What stands in pages and is let through by its hash, as a policy names it. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Hashes of all style elements in the site's pages, and of the scripts in them that are its own files. */
export function inlineHashes(site: Files): InlineHashes {
  const pages = pagesOf(site).map(([, html]) => html);
  const own = pages.flatMap(inlineScripts).filter((one) => isOwnFile(one, site));
  return {
    styles: hashesOf(pages.flatMap((html) => [...html.matchAll(style)].map(([, content = '']) => content))),
    scripts: hashesOf(own.map(({ content }) => content)),
  };
}

const hashesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts)].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`).sort();

const pagesOf = (site: Files) =>
  [...site].filter(([name]) => name.endsWith('.html')).map(([name, content]) => [name, content.toString()] as const);
