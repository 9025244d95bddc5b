import type { ProblemField } from '../contract/problem.ts';

/** A control call that cannot be carried out; the response is a problem (RFC 9457). */
export class ControlRefusal extends Error {
  readonly status: 400 | 404 | 409 | 422;
  readonly errors: ProblemField[] | undefined;

  constructor(status: ControlRefusal['status'], detail: string, errors?: ProblemField[]) {
    super(detail);
    this.status = status;
    this.errors = errors;
  }
}
