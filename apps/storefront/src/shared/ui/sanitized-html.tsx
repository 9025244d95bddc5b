import { Box, type BoxProps } from '@shop/design/styled-system/jsx';
import { useMemo } from 'react';
import { Lazy } from './lazy.tsx';

const loadSanitizer = () => import('./sanitize-html.ts');

interface SanitizedHtmlProps extends Omit<BoxProps, 'children' | 'dangerouslySetInnerHTML'> {
  html: string;
}

/** The only component that renders server HTML, sanitised first. */
export const SanitizedHtml = (props: SanitizedHtmlProps) => (
  <Lazy load={loadSanitizer}>{({ sanitizeHtml }) => <Sanitized {...props} sanitize={sanitizeHtml} />}</Lazy>
);

interface SanitizedProps extends SanitizedHtmlProps {
  sanitize: (html: string) => TrustedHTML | string;
}

function Sanitized({ html, sanitize, ...style }: SanitizedProps) {
  const clean = useMemo(() => sanitize(html), [html, sanitize]);
  return <Box {...style} dangerouslySetInnerHTML={{ __html: clean }} />;
}
