import { callOf, forStatus, type Contract } from './contract.ts';
import { requestErrorMessages } from './request-errors.messages.ts';

const none: readonly string[] = [];

/** Contract violations of a response. @param allowed the detail of errors that do not count */
export function checkResponse(
  contract: Contract,
  id: string,
  status: number,
  body: unknown,
  allowed?: string,
): readonly string[] {
  const declared = forStatus(callOf(contract, id).responses, status);
  if (!declared) return [`response: the contract does not declare ${status} for ${id}`];

  const errors = declared.check?.(body) ?? [];
  const found = errors.filter(({ detail }) => detail !== allowed);
  return found.length === 0 ? none : found.map(({ field, detail }) => `response: ${field || 'body'}: ${detail}`);
}

/**
 * Contract violations of a real API's response, which may have more fields than the contract.
 *
 * @param mediaType the response's Content-Type
 */
export function checkRealResponse(
  contract: Contract,
  id: string,
  { status, body, mediaType }: { status: number; body: unknown; mediaType: string },
): readonly string[] {
  const violations = checkResponse(contract, id, status, body, requestErrorMessages.unknown);
  const type = forStatus(callOf(contract, id).responses, status)?.type;
  if (type === undefined) return violations;
  const [sent = '', wanted = ''] = [mediaType, type].map((one) => one.split(';')[0]?.trim());
  if (sent.toLowerCase() === wanted) return violations;
  return [`response: sent as ${JSON.stringify(sent)}, declared as ${wanted}`, ...violations];
}
