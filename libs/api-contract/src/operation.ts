import type { operations } from './generated/types.ts';

/** The name of a call in openapi.yaml, for example `createOrder`. */
export type OperationId = keyof operations;

/** Which base URL a call is relative to: the shop's API, or the postal lookup service. */
export type ServerName = 'api' | 'postal';

/** The media type of a response: JSON, `application/problem+json`, or no body. */
export type ResponseMedia = 'json' | 'problem' | 'none';

/** A row of the generated table of operations: how a call is made, and what it may return. */
export interface OperationEntry {
  readonly method: 'GET' | 'POST';
  /** Relative to the server's base, with `{name}` where a path parameter goes. */
  readonly path: string;
  readonly server: ServerName;
  /** The call carries the customer's token, or the literal `no-token`. */
  readonly bearer: boolean;
  readonly hasBody: boolean;
  /** Declared statuses with the media type of their body. */
  readonly responses: Readonly<Record<number, ResponseMedia>>;
}

type Responses<Id extends OperationId> = operations[Id]['responses'];
type Content<Response> = Response extends { content: infer Media } ? Media[keyof Media] : undefined;

/** Path parameters of a call, by name; `undefined` when it has none. */
export type Parameters<Id extends OperationId> = operations[Id]['parameters'] extends { path: infer Path }
  ? Path
  : undefined;

/** The JSON body that a call sends; `undefined` when it sends none. */
export type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

type PathPart<Id extends OperationId> = Parameters<Id> extends undefined ? unknown : { path: Parameters<Id> };
type BodyPart<Id extends OperationId> = RequestBody<Id> extends undefined ? unknown : { body: RequestBody<Id> };

/** The input of a call: `{path}`, `{body}`, both or nothing, by the contract. */
export type RequestInput<Id extends OperationId> = PathPart<Id> & BodyPart<Id>;

/** The declared responses of a call: a union of `{status, body}`. */
export type ResponseOf<Id extends OperationId> = {
  [Status in keyof Responses<Id> & number]: { status: Status; body: Content<Responses<Id>[Status]> };
}[keyof Responses<Id> & number];

/** A declared HTTP status of a call. */
export type StatusOf<Id extends OperationId> = ResponseOf<Id>['status'];

/** The body of one declared answer, for example `BodyOf<'login', 401>`. */
export type BodyOf<Id extends OperationId, Status extends StatusOf<Id>> = Extract<
  ResponseOf<Id>,
  { status: Status }
>['body'];

/** The body of a call's 200 answer. */
export type SuccessBody<Id extends OperationId> = Extract<ResponseOf<Id>, { status: 200 }>['body'];
