import type { Problem, ProblemField } from '@shop/api-contract/model';

/** The kinds of problem that there are wherever the mock API answers. */
const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  405: 'Method Not Allowed',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
} as const;

export type ProblemStatus = keyof typeof titles;

interface Details {
  detail?: string;
  /** The fields at fault, by dotted path. */
  errors?: ProblemField[];
}

/** An answer after RFC 9457; its title is that of the status. */
export function problem<Status extends ProblemStatus>(
  status: Status,
  details: Details = {},
): { status: Status; body: Problem } {
  return { status, body: { type: 'about:blank', title: titles[status], status, ...details } };
}
