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
      ...[...html.matchAll(script)]
        .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes) && runnable.test(typeOf(attributes)))
        .map(([, , content = '']) => messages.inlineScript(name, content.trim())),
      ...tags.filter((one) => handler.test(one)).map((one) => messages.inlineHandler(name, one)),
      ...tags.filter((one) => scriptAddress.test(one)).map((one) => messages.scriptAddress(name, one)),
    ];
  });
}

const typeOf = (attributes: string) => /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';

/** Hashes of all style elements in the site's pages, as a policy names them. */
export function styleHashes(site: Files): string[] {
  const texts = pagesOf(site).flatMap(([, html]) => [...html.matchAll(style)].map(([, content = '']) => content));
  return [...new Set(texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))].sort();
}

const pagesOf = (site: Files) =>
  [...site].filter(([name]) => name.endsWith('.html')).map(([name, content]) => [name, content.toString()] as const);
