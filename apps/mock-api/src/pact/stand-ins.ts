import type { OperationId } from '@shop/api-contract/operation';

import { operations } from '../dispatch/operations.ts';
import type { Operation } from '../operation.ts';

/** Lets calls do something else for one interaction. */
export interface StandIns {
  /** The server stays as it is around the operation: routes, checks, tokens and how answers are sent. */
  replace<Id extends OperationId>(id: Id, operation: Operation<Id>): void;
  undo(): void;
}

/** For situations that lie outside a world: the payment provider's and the postal service's troubles, and bugs. */
export function createStandIns(): StandIns {
  const real = { ...operations };
  return {
    replace: (id, operation) => void Object.assign(operations, { [id]: operation }),
    undo: () => void Object.assign(operations, real),
  };
}
