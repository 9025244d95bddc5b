import { exactAnswerSchemas } from '@shop/api-contract/generated/answer-schemas';
import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationEntry, OperationId } from '@shop/api-contract/operation';
import type { ZodType } from 'zod';

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

function look(id: OperationId, status: number, body: unknown): readonly string[] {
  const { answers }: OperationEntry = operationTable[id];
  if (answers[status] === undefined) return [`answer: the contract does not declare ${status} for ${id}`];

  const schemas: Partial<Record<number, ZodType>> = exactAnswerSchemas[id];
  const result = schemas[status]?.safeParse(body);
  if (!result || result.success) return faultless;
  return result.error.issues.map(({ path, message }) => `answer: ${path.join('.') || 'body'}: ${message}`);
}
