import { Box, type BoxProps } from '@shop/design/styled-system/jsx';
import DOMPurify, { type DOMPurify as Purifier } from 'dompurify';
import { createContext, useContext, useMemo } from 'react';

/** What product texts may contain: prose, lists, tables and http(s) links. */
const allowed = {
  ALLOWED_TAGS: 'p br b strong i em u ul ol li h3 h4 a table thead tbody tr th td span sub sup'.split(' '),
  ALLOWED_ATTR: ['href', 'title', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^https?:/i,
};

/**
 * Removes scripts, event handlers, styles and non-http(s) URLs from server HTML.
 *
 * @returns trusted HTML, which alone may be shown where the shop's header rules enforce Trusted Types; a string in
 *   browsers that do not know them
 * @throws Error without a window, where DOMPurify would return everything as it is
 */
export function sanitizeHtml(html: string, purifier: Purifier): TrustedHTML | string {
  if (!purifier.isSupported) throw new Error('DOMPurify has no window.');
  return purifier.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true });
}

/** DOMPurify needs a window; the prerender brings one. */
export const PurifierContext = createContext(DOMPurify);

/** The only component that renders server HTML, sanitised first. */
export function SanitizedHtml({ html, ...style }: BoxProps & { html: string }) {
  const purifier = useContext(PurifierContext);
  const clean = useMemo(() => sanitizeHtml(html, purifier), [html, purifier]);
  return <Box {...style} dangerouslySetInnerHTML={{ __html: clean }} />;
}
