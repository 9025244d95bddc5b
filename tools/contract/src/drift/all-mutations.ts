import { answerMutations } from './answer-mutations.ts';
import { callMutations } from './call-mutations.ts';
import { partOf } from './contract-parts.ts';
import { fieldMutations } from './field-mutations.ts';
import { limitMutations } from './limit-mutations.ts';
import type { Mutation } from './mutation.ts';

/** Every single change that has to be noticed. */
export const allMutations: readonly Mutation[] = [
  ...fieldMutations,
  ...limitMutations,
  ...callMutations,
  ...answerMutations,
];

/** Says the same in other words, so that nobody can notice: what a change that survives looks like. */
export const harmless: Mutation = {
  of: 'contract',
  kind: 'description reworded',
  name: 'Category.id in other words',
  change: (contract) => void (partOf(contract, 'Category.id').description = 'Which category it is.'),
};
