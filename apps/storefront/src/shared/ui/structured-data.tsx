import { createContext, useContext } from 'react';

export const StructuredDataContext = createContext<((text: string) => void) | null>(null);

/** JSON-LD for search engines, which the build writes into the page's head. */
export function StructuredData({ data }: { data: Record<string, unknown> }) {
  useContext(StructuredDataContext)?.(structuredDataText(data));
  return null;
}

export const structuredDataText = (data: Record<string, unknown>): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
