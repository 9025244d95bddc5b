import type { Contract, ContractBody, ContractCall, ContractParameter, MockedCall } from '../http/contract.ts';
import { mediaTypeOf } from '../http/http.ts';
import { JSON_PATCH } from '../http/json.ts';
import { requestPath } from '../http/routes.ts';
import { firstErrors } from '../schema/check-value.ts';
import { inDirection, secretNames } from '../schema/direction.ts';
import { callsOf, type Call, type Content, type DeclaredResponse } from '../document/calls.ts';
import { collectionCalls, exampleOf, type CollectionOptions } from '../collections/collections.ts';
import { contractResponse, unsendableHeaders } from './contract-response.ts';
import { credentialsOf } from './credentials.ts';
import { child, children, type Part } from '../document/document.ts';
import { lazy } from '../document/lazy.ts';
import { grouped, objectOf } from '../parameters/read-fields.ts';
import { parameterReader } from '../parameters/read-parameters.ts';
import { typedValue } from '../parameters/text-values.ts';
import { typesOf } from '../document/types-of.ts';
import { isSequenceType, isXmlType } from '../samples/write-body.ts';

/** What the engine needs of an OpenAPI document. */
type DescribedContract = Pick<Contract, 'title' | 'calls' | 'kept' | 'leftOut'>;

interface ContractOptions extends CollectionOptions {
  /** Calls without the credentials that they ask for are refused. */
  readonly security?: boolean | undefined;
}

/** Headers that are named at the start. */
const MAX_LISTED = 3;

/**
 * Reads the calls, schemas and examples of an OpenAPI document.
 *
 * @param isExact responses may have only the fields that the document lists
 * @throws ContractError for a reference without a target
 */
export function contractOf(document: Part, isExact = true, options: ContractOptions = {}): DescribedContract {
  const calls = callsOf(document);
  const { responds, kept, ignored } = collectionCalls(calls, options);
  const mocked = (call: Call): MockedCall => responds.get(call.id) ?? exampleOf(call);
  return {
    title: titleOf(document),
    calls: Object.fromEntries(calls.map((call) => [call.id, contractCall(document, call, mocked(call), isExact)])),
    kept,
    leftOut: leftOutOf(document, calls, ignored, options.security),
  };
}

/** Of the API; empty for a document without one. */
export function titleOf(document: Part): string {
  const { title } = child(document, 'info')?.node ?? {};
  return typeof title === 'string' ? title : '';
}

/** What of a document has no effect, and why. */
function leftOutOf(
  document: Part,
  calls: readonly Call[],
  ignored: readonly string[],
  isSecurityChecked = false,
): string[] {
  const line = (all: readonly unknown[], one: string, why: string, start = '') =>
    all.length === 0 ? [] : `${start}${all.length} ${one}${all.length === 1 ? '' : 's'} (${why})`;
  const [unsendable, twins] = [unsendableHeaders(calls), twinsIn(calls)];
  const first = (names: readonly string[]) => names.slice(0, MAX_LISTED).join(', ');
  const sending = (isOf: (type: string) => boolean) =>
    calls.filter(({ bodies }) => bodies.some(({ type }) => isOf(type)));
  const typed = calls.filter(({ bodies }) =>
    bodies.some(({ part }) => children(part, 'encoding').some(([, { node }]) => node.contentType !== undefined)),
  );
  const secured = calls.filter(({ needsToken }) => needsToken && !isSecurityChecked);
  const callbacks = calls.flatMap(({ part }) => children(part, 'callbacks'));
  return [
    line(children(document, 'webhooks'), 'webhook', 'the server sends no requests'),
    line(callbacks, 'callback', 'the server sends no requests'),
    line(sending(isXmlType), 'operation', 'taken as it comes', 'XML that is sent to '),
    line(sending(isSequenceType), 'operation', 'taken as they come', 'JSON lines that are sent to '),
    line(typed, 'operation', 'taken as they come', 'types of parts that are sent to '),
    line(secured, 'operation', 'checked with --security only', 'security of '),
    line(unsendable, 'header', `${first(unsendable)}: HTTP cannot send the value`),
    line(ignored, 'parameter', `${first(ignored)}: the list stays as it is`),
    line(twins, 'operation', `${first(twins)}: another operation has the address`),
  ].flat();
}

/** Calls that no request reaches, because an earlier one has their address. */
function twinsIn(calls: readonly Call[]): string[] {
  const known = new Set<string>();
  return calls.flatMap(({ method, path, address, bases }) => {
    const place = `${method} ${bases.join(' ')} ${requestPath(path).replace(/\{[^{}]*\}/g, '{}')}`;
    const isTwin = known.has(place);
    known.add(place);
    return isTwin ? [address] : [];
  });
}

function contractCall(whole: Part, call: Call, respond: MockedCall, isExact: boolean): ContractCall {
  const { method, path, server, bases, needsToken, parameters, body, bodies, responses, part } = call;
  const reader = lazy(() => parameterReader(parameters));
  return {
    method,
    path,
    server,
    bases,
    isSecured: needsToken,
    credentials: credentialsOf(whole, call),
    hasBody: body !== undefined,
    // Nobody can send one with GET or HEAD.
    isBodyOptional: child(part, 'requestBody')?.node.required !== true || method === 'GET' || method === 'HEAD',
    bodies: bodies.map(contractBody),
    secretFields: lazy(() => {
      const contents = [...bodies, ...responses.flatMap(({ content }) => content ?? [])];
      return new Set(contents.flatMap(({ schema }) => secretNames(schema)));
    }),
    parameters: parameters as readonly ContractParameter[],
    readParameters: (sent) => reader()(sent),
    responses:
      responses.length === 0
        ? { default: { type: undefined, headers: [], examples: {}, media: [], sampleHeaders: () => ({}) } }
        : Object.fromEntries(responses.map((one) => [statusName(one), contractResponse(call, one, isExact)])),
    respond,
  };
}

/** The `XX` of a class in capitals. */
const statusName = ({ name }: DeclaredResponse) => name.replace(/x+$/i, (rest) => rest.toUpperCase());

const list = { type: 'array' };

const contractBody = ({ type, schema, part }: Content): ContractBody => ({
  type: mediaTypeOf(type),
  check: (value) => {
    // One schema for several types is rarely that of a patch, which is a list (RFC 6902).
    const isOther = mediaTypeOf(type) === JSON_PATCH && !typesOf(schema).has('array');
    return firstErrors(isOther ? { ...schema, node: list } : schema, value, { direction: 'request' });
  },
  taken: (value) => inDirection(schema, value, 'request'),
  formOf: (fields) => objectOf([schema], grouped(fields), child(part, 'encoding')),
  valueOf: (text) => typedValue([schema], [text]),
});
