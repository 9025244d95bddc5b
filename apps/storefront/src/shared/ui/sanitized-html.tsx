import { Box, type BoxProps } from '@shop/design/styled-system/jsx';
import { useEffect, useState } from 'react';

interface SanitizedHtmlProps extends Omit<BoxProps, 'children' | 'dangerouslySetInnerHTML'> {
  html: string;
}

/** The only place that shows HTML from the server: scripts, handlers and foreign links are taken out first. */
export function SanitizedHtml({ html, ...style }: SanitizedHtmlProps) {
  const [clean, setClean] = useState<TrustedHTML | string>();

  useEffect(() => {
    let isCurrent = true;
    void import('./sanitize-html.ts').then(({ sanitizeHtml }) => isCurrent && setClean(sanitizeHtml(html)));
    return () => {
      isCurrent = false;
    };
  }, [html]);

  // Not even an empty string may be set as HTML where Trusted Types are enforced.
  return <Box {...style} {...(clean !== undefined && { dangerouslySetInnerHTML: { __html: clean } })} />;
}
