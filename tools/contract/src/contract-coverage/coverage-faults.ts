import type { CoveredAnswer, CoveredCall } from './cover-contract.ts';
import { coverageMessages as messages } from './coverage.messages.ts';

/**
 * What the pacts leave out of what the storefront uses, each named with the place to mend: a call without an interaction,
 * an answer that none is content with, and marks in openapi.yaml that mean nothing.
 */
export function coverageFaults(calls: readonly CoveredCall[]): string[] {
  return calls.flatMap((call) => [
    ...(call.interactions === 0 ? [messages.noPact(call.operationId)] : []),
    ...(call.used.length === 0 ? [messages.nothingUsed(call.operationId)] : []),
    ...call.used
      .filter((status) => !call.answers.some((answer) => answer.status === status))
      .map((status) => messages.undeclared(call.operationId, status)),
    ...usedAnswers(call)
      .filter(({ interactions }) => interactions.length === 0)
      .map(({ status, name }) => messages.noInteraction(call.operationId, status, name)),
  ]);
}

/** Status and example together. */
interface UsedAnswer {
  readonly status: number;
  readonly name: string | undefined;
  readonly interactions: readonly string[];
}

/** Every answer that the storefront must have agreed on. */
export function usedAnswers({ answers }: CoveredCall): UsedAnswer[] {
  return answers.filter(({ isUsed }) => isUsed).flatMap(answersWithin);
}

function answersWithin({ status, examples, interactions }: CoveredAnswer): UsedAnswer[] {
  if (examples.length === 0) return [{ status, name: undefined, interactions }];
  return examples.map(({ name, interactions: theirs }) => ({ status, name, interactions: theirs }));
}
