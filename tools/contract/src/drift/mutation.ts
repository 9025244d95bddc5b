import type { Contract } from '../read-contract.ts';

/** One change, which some check has to notice. */
export type Mutation = ContractMutation | AnswerMutation;

export interface ContractMutation {
  readonly of: 'contract';
  /** Says what is changed and how: `Product.product_price → price`. */
  readonly name: string;
  readonly kind: string;
  readonly change: (contract: Contract) => void;
}

/** The server answers otherwise than it did; the compiler is kept from seeing it. */
export interface AnswerMutation {
  readonly of: 'answer';
  readonly name: string;
  readonly kind: string;
  /** The texts of the files that answer so, from those that answer rightly. */
  readonly change: (read: (file: string) => string) => Record<string, string>;
}
