import type { Problem, ProblemField } from '@shop/api-contract/model';

/** The kinds of problem that operations and situations answer. */
const titles = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
} as const;

interface Details {
  detail?: string;
  /** The fields at fault, by dotted path. */
  errors?: ProblemField[];
}

/** An answer after RFC 9457; its title is that of the status. */
export function problem<Status extends keyof typeof titles>(
  status: Status,
  details: Details = {},
): { status: Status; body: Problem } {
  return { status, body: { type: 'about:blank', title: titles[status], status, ...details } };
}
