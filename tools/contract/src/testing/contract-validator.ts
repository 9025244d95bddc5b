import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, Schema } from '../read-contract.ts';

/**
 * Validates by the contract as it is written, through a validator that knows nothing of the generators.
 *
 * `areObjectsClosed` holds every object to its listed fields, as our own server's answers are held.
 */
export function contractValidator(contract: Contract, { areObjectsClosed = false } = {}) {
  const ajv = new Ajv2020({ allowUnionTypes: true, allErrors: true });
  addFormats(ajv);
  ajv.addVocabulary(['components', 'x-pattern-message', 'x-used-by-storefront']);
  const components = areObjectsClosed ? closed(contract.components) : contract.components;

  return (schema: Schema): ValidateFunction =>
    ajv.compile({ ...(areObjectsClosed ? closed(schema) : schema), components });
}

function closed<Part>(part: Part): Part {
  const copy = structuredClone(part);
  closeObjectsIn(copy);
  return copy;
}

function closeObjectsIn(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;

  Object.values(part).forEach(closeObjectsIn);
  if ('type' in part && part.type === 'object') Object.assign(part, { additionalProperties: false });
}
