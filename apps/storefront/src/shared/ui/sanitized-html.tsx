import { Box, type BoxProps } from '@shop/design/styled-system/jsx';
import { useEffect, useState } from 'react';

interface SanitizedHtmlProps extends Omit<BoxProps, 'children' | 'dangerouslySetInnerHTML'> {
  html: string;
}

/** The only component that renders server HTML, sanitised first. */
export function SanitizedHtml({ html, ...style }: SanitizedHtmlProps) {
  const [clean, setClean] = useState<TrustedHTML | string>();

  useEffect(() => {
    let isCurrent = true;
    void import('./sanitize-html.ts').then(({ sanitizeHtml }) => isCurrent && setClean(sanitizeHtml(html)));
    return () => {
      isCurrent = false;
    };
  }, [html]);

  // Trusted Types refuse even an empty string.
  return <Box {...style} {...(clean !== undefined && { dangerouslySetInnerHTML: { __html: clean } })} />;
}
