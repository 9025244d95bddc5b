import { callOf, type Contract } from '../contract/contract.ts';
import type { Target } from '../situations/target.ts';
import { masked, maskedUrl } from '../contract/mask.ts';

/**
 * The key of a request: requests with the same key get the same recorded responses. Secrets are masked, as in
 * recordings.
 */
export function keyOf(
  { operationId, path, parameters, body }: Pick<Target, 'operationId' | 'path' | 'parameters' | 'body'>,
  contract: Contract,
): string {
  if (operationId === undefined) return maskedUrl(path, contract.secretPath);
  const parts = callOf(contract, operationId).hasBody ? [parameters, masked(body)] : [parameters];
  return `${operationId} ${JSON.stringify(parts.map(sorted))}`;
}

/** Sorts fields by name, so that equal values have equal JSON. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value ?? null;
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    fields.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, part]) => [name, sorted(part)]),
  );
}
