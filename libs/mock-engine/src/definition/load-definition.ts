import type { DocumentEntry } from '../config.ts';
import type { Part } from '../openapi/document.ts';
import { loadDocument } from '../openapi/load-document.ts';
import { definitionOf, describedBy, type DocumentOptions } from './document-definition.ts';
import type { MockDefinition } from './mock-definition.ts';

/**
 * A mock API of OpenAPI documents alone.
 *
 * @throws DocumentError with file, line and reason
 */
export async function loadDefinition(
  served: readonly DocumentEntry[],
  options: DocumentOptions = {},
): Promise<MockDefinition> {
  const addresses = served.map(({ document }) => document);
  const loaded = await Promise.all(addresses.map((address) => loadDocument(address)));
  const bases = served.map(({ base }) => base);
  const describe = (documents: readonly Part[]) => describedBy(documents, bases);
  return definitionOf(describe(loaded.map(({ whole }) => whole)), options, { addresses, loaded, describe });
}
