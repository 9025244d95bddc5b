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
