import type { paths, Problem } from '../generated/control-api.ts';

type Method = 'get' | 'put' | 'post' | 'delete' | 'options' | 'head' | 'patch' | 'trace';

/** A call of the `paths` that openapi-typescript makes, for example `DELETE /worlds/{world}`. */
export type Address<Paths> = {
  [Path in keyof Paths & string]: {
    [Name in Method]: Paths[Path] extends Record<Name, object> ? `${Uppercase<Name>} ${Path}` : never;
  }[Method];
}[keyof Paths & string];
export type CallAt<Paths, At> = At extends `${infer Name} ${infer Path extends keyof Paths & string}`
  ? Paths[Path][Lowercase<Name> & keyof Paths[Path]]
  : never;

export type ControlAddress = Address<paths>;
type JsonContent<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : undefined;

/** Path parameters, query and body of a call, as far as it has them. */
export type ControlInput<At extends ControlAddress> = (CallAt<paths, At> extends { parameters: { path: infer Path } }
  ? { path: Path }
  : unknown) &
  (CallAt<paths, At> extends { requestBody: infer Body } ? { body: JsonContent<Body> } : unknown) &
  (CallAt<paths, At> extends { parameters: { query?: infer Query } } ? { query?: Query } : unknown);

/** The body of a call's response; undefined for 204. */
export type ControlOutput<At extends ControlAddress> =
  CallAt<paths, At> extends { responses: infer Responses }
    ? JsonContent<Responses[keyof Responses & (200 | 201)]>
    : never;

/** Makes a control call. @throws ControlError when it is refused or gets no response */
export type ControlClient = <At extends ControlAddress>(
  address: At,
  ...input: object extends ControlInput<At> ? [ControlInput<At>?] : [ControlInput<At>]
) => Promise<ControlOutput<At>>;

interface AnyInput {
  path?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/**
 * The control calls of a mock API, typed by their description.
 *
 * @example await controlClient('http://localhost:3333')('DELETE /worlds/{world}', { path: { world: 'priya' } });
 * @param origin where the mock API is, without a trailing slash; the page's own origin when empty
 */
export function controlClient(origin = ''): ControlClient {
  return async (address, ...[input]) => {
    const [method = '', pattern = ''] = address.split(' ');
    const { path = {}, query = {}, body } = (input ?? {}) as AnyInput;
    const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${origin}/__mock${filled}${search && `?${search}`}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch(() => {
      throw new ControlError(0, 'Cannot reach the mock API.');
    });
    if (!response.ok) throw await readError(response);
    return (response.status === 204 ? undefined : await response.json()) as ControlOutput<typeof address>;
  };
}

/** A control call that was refused or got no response; the message is for users. */
export class ControlError extends Error {
  override name = 'ControlError';
  /** 0 without a response. */
  readonly status: number;
  /** Errors by field, where the server names fields. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number, message: string, fields: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

async function readError(response: Response): Promise<ControlError> {
  const { detail, title, errors = [] } = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const words = [detail ?? title ?? `${response.status} ${response.statusText}`];
  if (!errors.some((error) => error.detail === detail))
    words.push(...errors.map((error) => `${error.field}: ${error.detail}`));
  const fields = Object.fromEntries(errors.map((error) => [error.field, error.detail]));
  return new ControlError(response.status, words.join(' '), fields);
}
