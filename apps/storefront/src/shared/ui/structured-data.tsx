import { useEffect } from 'react';
import { trustedData } from '../trusted-types.ts';
import { structuredDataText } from './structured-data-text.ts';

/** Tells search engines in JSON-LD what the page is about. It is data in the page's head, never run. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const text = structuredDataText(data);
  useEffect(() => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = trustedData(text);
    document.head.append(script);
    return () => script.remove();
  }, [text]);
  return null;
}
