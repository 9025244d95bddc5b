import { REQUEST, type TrafficSeen } from '@shop/api-contract/answer-coverage';
import { fieldNames } from '@shop/api-contract/field-names';
import { contentOf, type Interaction, type Pact } from '../pacts/read-pacts.ts';
import { acceptsAnswer } from './accepts-answer.ts';
import type { DeclaredAnswer, DeclaredCall } from './contract-answers.ts';

/** One field of a request or an answer, and who knows it. */
export interface CoveredField {
  readonly name: string;
  /** A pact sends or reads it. */
  readonly isAgreed: boolean;
  /** Traffic showed it. */
  readonly isSeen: boolean;
}

/** One example of the contract, and the interactions that would be content with it. */
export interface CoveredExample {
  readonly name: string;
  readonly interactions: readonly string[];
}

export interface CoveredAnswer {
  readonly status: number;
  readonly isUsed: boolean;
  /** Interactions with this status. */
  readonly interactions: readonly string[];
  readonly examples: readonly CoveredExample[];
  readonly fields: readonly CoveredField[];
  /** How often each run answered it, by the run's name. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface CoveredCall {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly used: readonly number[];
  readonly interactions: number;
  readonly requestFields: readonly CoveredField[];
  readonly answers: readonly CoveredAnswer[];
}

/** What a run showed, by its name: `pact` for the provider's verification, `e2e` for the browser tests. */
export type Runs = Readonly<Record<string, TrafficSeen>>;

/** The whole contract against the pacts and the traffic of some runs. */
export function coverContract(calls: readonly DeclaredCall[], pacts: readonly Pact[], runs: Runs): CoveredCall[] {
  const interactions = pacts.flatMap((pact) => pact.interactions);
  return calls.map((call) => {
    const theirs = interactions.filter(({ comments }) => comments.operationId === call.operationId);
    const sent = theirs.flatMap(({ request }) => (request.body ? fieldNames(contentOf(request.body)) : []));
    return {
      operationId: call.operationId,
      method: call.method,
      path: call.path,
      used: call.used,
      interactions: theirs.length,
      requestFields: coveredFields(call.requestFields, sent, seenIn(runs, call, REQUEST)),
      answers: call.answers.map((answer) => coverAnswer(call, answer, theirs, runs)),
    };
  });
}

function coverAnswer(
  call: DeclaredCall,
  { status, isUsed, examples, fields }: DeclaredAnswer,
  interactions: readonly Interaction[],
  runs: Runs,
): CoveredAnswer {
  const theirs = interactions.filter(({ response }) => response.status === status);
  const read = theirs.flatMap(({ response }) => (response.body ? fieldNames(contentOf(response.body)) : []));
  return {
    status,
    isUsed,
    interactions: theirs.map(({ description }) => description),
    examples: [...examples].map(([name, value]) => ({
      name,
      interactions: theirs.filter((interaction) => acceptsAnswer(interaction, value)).map((one) => one.description),
    })),
    fields: coveredFields(fields, read, seenIn(runs, call, String(status))),
    counts: Object.fromEntries(
      Object.entries(runs).map(([run, { counts }]) => [run, counts[call.operationId]?.[status] ?? 0]),
    ),
  };
}

const seenIn = (runs: Runs, { operationId }: DeclaredCall, part: string): string[] =>
  Object.values(runs).flatMap(({ fields }) => fields[operationId]?.[part] ?? []);

const coveredFields = (declared: readonly string[], agreed: readonly string[], seen: readonly string[]) =>
  declared.map((name) => ({ name, isAgreed: agreed.includes(name), isSeen: seen.includes(name) }));
