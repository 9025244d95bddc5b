import { Box, type BoxProps } from '@shop/design/styled-system/jsx';
import DOMPurify from 'dompurify';
import { createContext, useContext, useMemo } from 'react';
import { sanitizeHtml } from './sanitize-html.ts';

interface SanitizedHtmlProps extends Omit<BoxProps, 'children' | 'dangerouslySetInnerHTML'> {
  html: string;
}

/** DOMPurify needs a window; the prerender brings one. */
export const PurifierContext = createContext(DOMPurify);

/** The only component that renders server HTML, sanitised first. */
export function SanitizedHtml({ html, ...style }: SanitizedHtmlProps) {
  const purifier = useContext(PurifierContext);
  const clean = useMemo(() => sanitizeHtml(html, purifier), [html, purifier]);
  return <Box {...style} dangerouslySetInnerHTML={{ __html: clean }} />;
}
