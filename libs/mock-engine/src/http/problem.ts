import type { z } from 'zod';
import type { ApiResponse } from './call.ts';
import { requestErrorMessages } from './contract.messages.ts';

/** A problem (RFC 9457). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  /** What happened in this request. */
  detail?: string;
  errors?: ProblemField[];
}

/** An invalid field by its dotted path, or a parameter by its name. */
export interface ProblemField {
  field: string;
  detail: string;
}

/** Not from node:http, because this also runs in browsers. */
const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  413: 'Payload Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** A problem response (RFC 9457); its title is that of the status. */
export function problem<Status extends number>(
  status: Status,
  details: Pick<Problem, 'detail' | 'errors'> = {},
): { status: Status; body: Problem } {
  return { status, body: { type: 'about:blank', title: titles[status] ?? 'Error', status, ...details } };
}

/** A refusal by the server itself, which is sent as the call declares the status. */
export const refuse = (...given: Parameters<typeof problem>): ApiResponse => ({
  ...problem(...given),
  media: 'problem',
});

/** What a user can mend: the message gives the reason and the next step. */
export class UserError extends Error {
  override name = this.constructor.name;
}

/** A request that is refused; the response is a problem (RFC 9457) with the message as its detail. */
export class HttpError extends UserError {
  readonly status: 400 | 401 | 403 | 404 | 409 | 415 | 422 | 429 | 503;
  readonly errors: ProblemField[] | undefined;

  constructor(status: HttpError['status'], detail: string, errors?: ProblemField[]) {
    super(detail);
    this.status = status;
    this.errors = errors;
  }
}

/** The invalid fields, by their dotted path; where a value may have several forms, those of the form that fits best. */
export function fieldErrors({ issues }: Pick<z.core.$ZodError, 'issues'>): ProblemField[] {
  return issues.flatMap((issue) => {
    const pathOf = (field: string) => [...issue.path, field].filter((name) => name !== '').join('.');
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ field: pathOf(key), detail: requestErrorMessages.unknown }));
    const forms = issue.code === 'invalid_union' ? issue.errors.map((form) => fieldErrors({ issues: form })) : [];
    const [best] = forms.sort((one, other) => one.length - other.length);
    return (
      best?.map(({ field, detail }) => ({ field: pathOf(field), detail })) ?? [
        { field: pathOf(''), detail: issue.message },
      ]
    );
  });
}
