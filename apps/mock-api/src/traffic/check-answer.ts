import { exactAnswerSchemas } from '@shop/api-contract/generated/answer-schemas';
import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationEntry, OperationId } from '@shop/api-contract/operation';
import type { ZodType } from 'zod';

import { mediaTypes } from '../dispatch/answer-headers.ts';
import { isUnchanging } from '../world/unchanging.ts';

const checked = new WeakMap<object, readonly string[]>();
const faultless: readonly string[] = [];

/** Where an answer breaks the contract. A list that does not change is looked at once. */
export function checkAnswer(id: OperationId, status: number, body: unknown): readonly string[] {
  if (!isUnchanging(body)) return look(id, status, body);

  const known = checked.get(body);
  if (known) return known;
  const faults = look(id, status, body);
  checked.set(body, faults);
  return faults;
}

/**
 * The same of a real API's answer, which may have more fields than the contract names.
 *
 * @param mediaType the answer's Content-Type
 */
export function checkRealAnswer(
  id: OperationId,
  { status, body, mediaType }: { status: number; body: unknown; mediaType: string },
): readonly string[] {
  const { answers }: OperationEntry = operationTable[id];
  const declared = answers[status];
  const faults = look(id, status, body, 'unrecognized_keys');
  if (declared === undefined || declared === 'none') return faults;
  const [sent = '', wanted = ''] = [mediaType, mediaTypes[declared]].map((type) => type.split(';')[0]?.trim());
  if (sent.toLowerCase() === wanted) return faults;
  return [`answer: sent as ${JSON.stringify(sent)}, declared as ${wanted}`, ...faults];
}

function look(id: OperationId, status: number, body: unknown, allowed?: string): readonly string[] {
  const { answers }: OperationEntry = operationTable[id];
  if (answers[status] === undefined) return [`answer: the contract does not declare ${status} for ${id}`];

  const schemas: Partial<Record<number, ZodType>> = exactAnswerSchemas[id];
  const issues = schemas[status]?.safeParse(body).error?.issues.filter(({ code }) => code !== allowed) ?? [];
  if (issues.length === 0) return faultless;
  return issues.map(({ path, message }) => `answer: ${path.join('.') || 'body'}: ${message}`);
}
