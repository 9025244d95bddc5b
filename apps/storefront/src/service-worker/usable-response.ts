import { usableAnswer } from '@shop/api-contract/answer-check';
import { answerChecks } from '@shop/api-contract/generated/answer-checks';
import { operationTable } from '@shop/api-contract/generated/operations';
import type { OperationId } from '@shop/api-contract/operation';

const calls = Object.entries(answerChecks).map(([operation, check]) => {
  const { path } = operationTable[operation as OperationId];
  return { check, path: new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`) };
});

/** Whether a response is valid: a truncated one, or one that breaks the contract, must not replace a cached one. */
export async function isUsableResponse(address: string, answer: Response): Promise<boolean> {
  const check = calls.find(({ path }) => path.test(new URL(address).pathname))?.check;
  try {
    const body: unknown = await answer.json();
    return !check || usableAnswer(check, body).ok;
  } catch {
    return false;
  }
}
