import { child, ContractError, type Cursor } from '@shop/mock-engine/document/document';

/** @throws ContractError when the document has no such schema */
export function schemaNamed(whole: Cursor, name: string): Cursor {
  const place = ['components', 'schemas', name];
  const schema = place.reduce<Cursor | undefined>((part, step) => part && child(part, step), whole);
  if (!schema) throw new ContractError(`openapi.yaml has no schema ${name}.`);
  return schema;
}
