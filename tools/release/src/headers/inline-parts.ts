import { createHash } from 'node:crypto';
import type { Files } from '../archive/files.ts';
import { releaseMessages as messages } from '../release.messages.ts';

/** The `type` of script elements that run; any other type is data. */
const runnable = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const script = /<script\b([^>]*)>([^]*?)<\/script\s*>/gi;
const style = /<style\b[^>]*>([^]*?)<\/style\s*>/gi;
const tag = /<[a-z][\w-]*\b[^>]*>/gi;
const handler = /\s(on[a-z]+)\s*=/i;
const scriptAddress = /\s(?:href|src|action|formaction)\s*=\s*["']?\s*javascript:/i;

/** Parts of the site's pages that its own policy would block, one line each. */
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
 * The build may inline one of the site's own files (`data-inlined="…"`); the content has to be equal.
 */
function isOwnFile({ attributes, content }: InlineScript, site: Files): boolean {
  const file = /\sdata-inlined="([^"]+)"/.exec(attributes)?.[1];
  return file !== undefined && site.get(file)?.toString() === content;
}

const typeOf = (attributes: string) => /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';

/** Hashes of inline parts that a policy allows. */
export interface InlineHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Hashes of all inline styles in the site's pages, and of inlined files of its own. */
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
