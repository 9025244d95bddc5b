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

/** The invalid fields, by their dotted path; where a value may have several forms, those of the form that fits best. */
export function fieldErrors({ issues }: Pick<z.core.$ZodError, 'issues'>): ProblemField[] {
  return issues.flatMap((issue) => {
    const at = (field: string) => [...issue.path, field].filter((name) => name !== '').join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ field: at(key), detail: requestErrorMessages.unknown }));
    const forms = issue.code === 'invalid_union' ? issue.errors.map((form) => fieldErrors({ issues: form })) : [];
    const [best] = forms.sort((one, other) => one.length - other.length);
    return (
      best?.map(({ field, detail }) => ({ field: at(field), detail })) ?? [{ field: at(''), detail: issue.message }]
    );
  });
}
