/** The contract's schemas by name: `Product`, `Order`, … */
export type * from './generated/types.ts';
