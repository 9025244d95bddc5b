import type { ProblemField } from './problem.ts';

/** A request that is refused; the response is a problem (RFC 9457) with the message as its detail. */
export class Refusal extends Error {
  readonly status: 400 | 403 | 404 | 409 | 422 | 429 | 503;
  readonly errors: ProblemField[] | undefined;

  constructor(status: Refusal['status'], detail: string, errors?: ProblemField[]) {
    super(detail);
    this.status = status;
    this.errors = errors;
  }
}
