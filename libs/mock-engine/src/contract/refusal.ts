import type { z } from 'zod';

import type { ProblemField } from './problem.ts';
import { requestErrorMessages } from './request-errors.messages.ts';

/** A request that is refused; the response is a problem (RFC 9457) with the message as its detail. */
export class Refusal extends Error {
  readonly status: 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503;
  readonly errors: ProblemField[] | undefined;

  constructor(status: Refusal['status'], detail: string, errors?: ProblemField[]) {
    super(detail);
    this.status = status;
    this.errors = errors;
  }
}

/** The invalid fields, by their dotted path. */
export function fieldErrors({ issues }: z.ZodError): ProblemField[] {
  return issues.flatMap((issue) => {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [];
    const unknown = names.map((key) => ({
      field: [...issue.path, key].join('.'),
      detail: requestErrorMessages.unknown,
    }));
    return unknown.length > 0 ? unknown : [{ field: issue.path.join('.'), detail: issue.message }];
  });
}
