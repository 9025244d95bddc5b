import type { CheckedConfig, DocumentOptions, MockWorld } from '../config/mock-config.ts';
import { loadDocument, type LoadedDocument } from '../document/load-document.ts';
import { invalidExamples } from '../samples/example-values.ts';
import type { MockDefinition } from './definition.ts';
import { describeDocuments, createDefinition } from './document-definition.ts';

/**
 * A mock API of OpenAPI documents alone.
 *
 * @throws DocumentError with file, line and reason
 */
export async function loadDefinition(
  served: NonNullable<CheckedConfig['documents']>,
  options: DocumentOptions = {},
): Promise<MockDefinition<MockWorld>> {
  const addresses = served.map(({ document }) => document);
  const loaded = await Promise.all(addresses.map((address) => loadDocument(address)));
  const bases = served.map(({ base }) => base && basePath(base));
  const describe = (documents: readonly LoadedDocument[]) => {
    const wholes = documents.map(({ document }) => document);
    const { ignored = [], ...described } = describeDocuments(wholes, bases, options);
    return { ...described, ignored: [...ignored, ...documents.flatMap(({ warnings }) => warnings)] };
  };
  const { ignored, ...described } = describe(loaded);
  const unfit = loaded.flatMap(({ document }) => invalidExamples(document, options.validExamples));
  return createDefinition({ ...described, ignored: [...ignored, ...unfit] }, options, { addresses, loaded, describe });
}

/** With one slash before it and none after; empty for the root. */
const basePath = (base: string): string => base.replace(/^\/*(.*?)\/*$/, '/$1').replace(/^\/$/, '');
