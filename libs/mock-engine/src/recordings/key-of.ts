import { callOf, type Contract } from '../contract/contract.ts';
import type { Target } from '../situations/target.ts';
import { masked, maskedUrl } from '../contract/mask.ts';

/**
 * What was asked, as a text: two requests with the same one are answered alike. Secrets are masked, since no recording
 * has them.
 */
export function keyOf(
  { operationId, path, parameters, body }: Pick<Target, 'operationId' | 'path' | 'parameters' | 'body'>,
  contract: Contract,
): string {
  if (operationId === undefined) return maskedUrl(path, contract.secretPath);
  const asked = callOf(contract, operationId).hasBody ? [parameters, masked(body)] : [parameters];
  return `${operationId} ${JSON.stringify(asked.map(inOrder))}`;
}

/** The same fields in the same order, however they were written. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    fields.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, inOrder(part)]),
  );
}
