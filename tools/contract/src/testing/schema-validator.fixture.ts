import type { Cursor } from '@shop/mock-engine/document/document';
import addFormats from 'ajv-formats';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/**
 * Validates by openapi.yaml itself, independently of the server's own checks.
 *
 * @param options.areObjectsClosed refuses unlisted fields in every object
 */
export function schemaValidator({ areObjectsClosed = false } = {}) {
  const ajv = new Ajv2020({ allowUnionTypes: true, allErrors: true });
  addFormats(ajv);
  ajv.addVocabulary(['components', 'x-pattern-message', 'x-used-by-storefront']);

  return ({ node, root: { components } }: Cursor): ValidateFunction => {
    const schema = { ...node, components };
    return ajv.compile(areObjectsClosed ? closed(schema) : schema);
  };
}

const closed = (schema: object): object =>
  JSON.parse(JSON.stringify(schema), (_, part: { type?: unknown } | null) =>
    part?.type === 'object' ? { ...part, additionalProperties: false } : part,
  ) as object;
