import { createContext, useContext, useEffect } from 'react';
import { trustedData } from '../trusted-types.ts';
import { structuredDataText } from './structured-data-text.ts';

/** Takes the texts down where a page is rendered at build time. */
export const StructuredDataContext = createContext<((text: string) => void) | null>(null);

const TYPE = 'application/ld+json';

/** Tells search engines in JSON-LD what the page is about. It is data in the page's head, never run. */
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

/** The element that the page brought along. */
const prerendered = (text: string): HTMLScriptElement | undefined =>
  [...document.head.querySelectorAll<HTMLScriptElement>(`script[type="${TYPE}"]`)].find(
    ({ textContent }) => textContent === text,
  );
