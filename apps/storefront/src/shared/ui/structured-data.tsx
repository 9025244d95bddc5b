import { createContext, useContext, useEffect } from 'react';
import { trustedData } from '../trusted-types.ts';

export const StructuredDataContext = createContext<((text: string) => void) | null>(null);

const TYPE = 'application/ld+json';

/** JSON-LD for search engines, in the page's head. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  const text = structuredDataText(data);
  useContext(StructuredDataContext)?.(text);

  useEffect(() => {
    const script = prerendered(text) ?? document.createElement('script');
    if (!script.isConnected) {
      script.type = TYPE;
      script.textContent = trustedData(text);
      document.head.append(script);
    }
    return () => script.remove();
  }, [text]);
  return null;
}

const prerendered = (text: string): HTMLScriptElement | undefined =>
  [...document.head.querySelectorAll<HTMLScriptElement>(`script[type="${TYPE}"]`)].find(
    ({ textContent }) => textContent === text,
  );

export const structuredDataText = (data: Record<string, unknown>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data })
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
