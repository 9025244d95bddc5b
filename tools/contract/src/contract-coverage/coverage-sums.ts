import { REQUEST } from '@shop/api-contract/answer-coverage';
import type { CoveredAnswer, CoveredCall, CoveredField } from './cover-contract.ts';
import { usedAnswers } from './coverage-faults.ts';

/** So much of so much. */
export interface Share {
  readonly met: number;
  readonly all: number;
}

const share = <Item>(items: readonly Item[], isMet: (item: Item) => boolean): Share => ({
  met: items.filter(isMet).length,
  all: items.length,
});

export const isMet = ({ isAgreed, isSeen }: CoveredField): boolean => isAgreed || isSeen;

export const isAnswered = ({ counts }: CoveredAnswer): boolean => Object.values(counts).some((count) => count > 0);

export const fieldShare = (fields: readonly CoveredField[]): Share => share(fields, isMet);

export const callShare = (calls: readonly CoveredCall[]): Share => share(calls, ({ interactions }) => interactions > 0);

export const usedShare = (calls: readonly CoveredCall[]): Share =>
  share(calls.flatMap(usedAnswers), ({ interactions }) => interactions.length > 0);

export const statusShare = (calls: readonly CoveredCall[]): Share =>
  share(
    calls.flatMap(({ answers }) => answers),
    isAnswered,
  );

/** A request or an answer, with its fields. */
interface Part {
  readonly part: string | number;
  readonly fields: readonly CoveredField[];
}

/** Every part of a call: its request, then its answers. */
export const partsOf = ({ requestFields, answers }: CoveredCall): Part[] => [
  { part: REQUEST, fields: requestFields },
  ...answers.map(({ status, fields }) => ({ part: status, fields })),
];

export const allFieldShare = (calls: readonly CoveredCall[]): Share =>
  fieldShare(calls.flatMap((call) => partsOf(call).flatMap(({ fields }) => fields)));
