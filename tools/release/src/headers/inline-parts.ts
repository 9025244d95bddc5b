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
  return [...site]
    .filter(([name]) => name.endsWith('.html'))
    .flatMap(([name, content]) => {
      const html = content.toString();
      const tags = html.replace(script, '<script$1></script>').replace(style, '').match(tag) ?? [];
      const scripts = [...html.matchAll(script)].filter(([, attributes = '']) => isInline(attributes));
      return [
        ...scripts.map(([, , text = '']) => messages.inlineScript(name, text.trim())),
        ...[...html.matchAll(style)].map(([, text = '']) => messages.inlineStyle(name, text.trim())),
        ...tags.filter((one) => handler.test(one)).map((one) => messages.inlineHandler(name, one)),
        ...tags.filter((one) => scriptAddress.test(one)).map((one) => messages.scriptAddress(name, one)),
      ];
    });
}

const isInline = (attributes: string) => !/\ssrc\s*=/i.test(attributes) && runnable.test(typeOf(attributes));

const typeOf = (attributes: string) => /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
