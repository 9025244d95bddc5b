import { headerNames, type Contract } from '../document/calls.ts';
import type { FaultTarget } from '../faults/fault.ts';
import type { SentField } from '../http/call.ts';
import {
  forStatus,
  findMediaType,
  headersByName,
  isHeaderValue,
  isFormType,
  isJsonType,
  isMultipartForm,
  isSendableHeader,
  isTextType,
  parseMediaType,
} from '../http/http.ts';
import { newTable, parseReceivedJson } from '../http/json.ts';
import { MASK } from '../http/mask.ts';
import { HttpError } from '../http/problem.ts';
import { contractRoutes, decodedParameters, routeFinder } from '../http/routes.ts';
import { parseQuery } from '../http/sent-fields.ts';
import { readForm } from '../parameters/read-fields.ts';
import { parseHar, isOtherRedirect, replaceInJson, replaceOrigin, type HarEntry } from './har.ts';
import { ignoredReasons as reasons, recordingsMessages as messages } from './recordings.messages.ts';
import { comparableBody, requestKey, type IgnoredEntry, type RecordedResponse, type Recording } from './replay-rule.ts';

/** Headers that are replayed besides those that the contract declares. */
const keptHeaders = ['retry-after', 'www-authenticate', 'content-disposition', 'location'];

/** A call of the contract, or a file such as a picture, that a recorded request was for. */
interface Found extends Pick<FaultTarget, 'call' | 'path' | 'query' | 'parameters'> {
  /** The contract's name of the server; `files` for a file. */
  readonly server: string;
  /** Where the API was, and is here. */
  readonly address: string;
  readonly own: string;
}

/** In place of a server's name, and of an operationId. */
const FILES = 'files';

/** An entry that cannot be replayed. */
class NotReplayable extends Error {}

/**
 * Creates a recording from a HAR of this server or a browser. Requests to other servers are ignored; calls that cannot
 * be replayed are listed in `ignored` with the reason.
 *
 * @param har the file's JSON
 * @param from base URLs of the recorded API, where they are not the contract's on any host
 * @throws HttpError
 */
export function readHar(har: unknown, name: string, contract: Contract, from: readonly string[] = []): Recording {
  const entries = parseHar(har);
  const findCall = callFinder(contract, from);
  const responses = newTable<RecordedResponse[]>();
  const counts = newTable<number>();
  const addresses = newTable<string>();
  const ignored: IgnoredEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    const found = findCall(entry.request);
    if (!found) continue;
    const id = found.call?.id ?? FILES;
    const address = (addresses[found.server] ??= found.address);
    if (address !== found.address && from.length === 0)
      throw new HttpError(422, messages.severalAddresses([address, found.address]));
    try {
      const response = readResponse(entry, found, contract);
      (responses[requestKey(found, readRequestBody(entry, found), contract)] ??= []).push(response);
      counts[id] = (counts[id] ?? 0) + 1;
    } catch (error) {
      if (!(error instanceof NotReplayable)) throw error;
      const request = `${entry.request.method} ${contract.masks.url(entry.request.url)}`;
      ignored.push({ entry: index, request, why: error.message });
    }
  }
  if (Object.keys(responses).length > 0) return { name, responses, counts, ignored };
  const [first] = ignored;
  throw new HttpError(422, first ? messages.noResponses(first) : messages.noCalls(entries.length));
}

/** Finds calls and files among requests to any hosts, by their paths. */
function callFinder({ calls, bases, files }: Contract, from: readonly string[]) {
  const finder = routeFinder(contractRoutes(calls));
  const named = from.map((base) => base.replace(/\/*$/, ''));
  return ({ method, url }: HarEntry['request']): Found | undefined => {
    const { protocol = '', origin = '', pathname = '', search = '' } = URL.parse(url) ?? {};
    if (!/^https?:$/.test(protocol)) return undefined;
    const base = named.find((one) => `${origin}${pathname}`.startsWith(`${one}/`));
    const [address, query] = [base ?? origin, search.slice(1)];
    const path = `${origin}${pathname}`.slice(address.length);
    const found = base !== undefined || from.length === 0 ? finder.find(method, path) : undefined;
    const parameters = found && decodedParameters(found.encoded);
    if (found?.route.method === method && parameters) {
      const call = found.route;
      const own = base === undefined ? '' : (bases[call.server] ?? '');
      return { call, server: call.server, address, own, path, query, parameters };
    }
    const [file] = (method === 'GET' && files?.exec(pathname)) || [];
    return file === undefined ? undefined : { server: FILES, address: origin, own: '', path: file, query };
  };
}

/** @throws NotReplayable */
function readRequestBody({ request: { postData } }: HarEntry, { call }: Found): unknown {
  if (!call?.body) return undefined;
  const { text, params, encoding, _sha256 } = postData ?? {};
  if (typeof _sha256 === 'string') return _sha256;
  const type = parseMediaType(postData?.mimeType ?? '');
  const content = findMediaType(call.bodies, postData?.mimeType ?? '');
  const readFormFields = (fields: readonly SentField[]) => content && readForm(content, fields);
  if (isMultipartForm(type) && params)
    return readFormFields(params.map(({ name, value }) => ({ name, text: value ?? '' })));
  if (typeof text !== 'string') {
    if (call.isBodyOptional && !postData) return undefined;
    throw new NotReplayable(reasons.noRequestBody);
  }
  if (isFormType(type)) return readFormFields(parseQuery(text));
  const bytes = Buffer.from(text, encoding === 'base64' ? 'base64' : 'utf8');
  return comparableBody(isJsonType(type || '*/*') ? parseRecorded(text, reasons.noRequestBody) : text, bytes);
}

/** @throws NotReplayable */
function readResponse({ request, response }: HarEntry, found: Found, { masks }: Contract): RecordedResponse {
  const { status, content } = response;
  const declared = forStatus(found.call?.byStatus, status);
  const hasBody = status !== 204 && (status < 300 || status >= 400 || status === 304);
  if (masks.hides(request.url)) throw new NotReplayable(reasons.secret);
  if (!Number.isInteger(status) || status < 200 || status > 599) throw new NotReplayable(reasons.noResponse);
  if (isOtherRedirect(status, declared)) throw new NotReplayable(reasons.redirect);
  if (hasBody && typeof content?.text !== 'string' && content?.size !== 0)
    throw new NotReplayable(status === 304 ? reasons.cached : reasons.noBody);

  const text = content?.text ?? '';
  const encoding = content?.encoding === 'base64' ? 'base64' : 'utf8';
  const sent = (response.headers ?? []).map(({ name, value }) => {
    return [name.toLowerCase(), replaceOrigin(value, found.address, found.own)] as const;
  });
  const mimeType = sent.find(([name]) => name === 'content-type')?.[1] ?? content?.mimeType ?? '';
  const type = encoding === 'base64' && !isJsonType(mimeType) ? mimeType : withUtf8Charset(mimeType);
  const names = [...keptHeaders, ...(declared ? headerNames(declared) : [])];
  const headers = {
    // A masked value cannot be sent.
    ...headersByName(sent.filter(([name, value]) => names.includes(name) && isSendableHeader(name, value))),
    'cache-control': 'no-store',
    ...(type !== '' && isHeaderValue(type) && { 'content-type': type }),
  };
  // The body of a 304 is the browser's cached 200.
  const recorded = { status: status === 304 ? 200 : status, headers };
  if (!isJsonType(mimeType) || text === '') return { ...recorded, text, encoding };
  const json = Buffer.from(text, encoding).toString();
  const masked = replaceInJson(json, parseRecorded(json, reasons.cutOff), (value) => masks.replaced(value, () => MASK));
  return { ...recorded, text: masked, encoding: 'utf8' };
}

/** HAR stores decoded text, which is sent as UTF-8. */
function withUtf8Charset(mimeType: string): string {
  const [type = ''] = mimeType.split(';');
  return isTextType(type) ? `${type.trim()}; charset=utf-8` : type.trim();
}

/** @throws NotReplayable for invalid JSON, with this reason */
function parseRecorded(text: string, reason: string): unknown {
  try {
    return parseReceivedJson(text);
  } catch (error) {
    throw new NotReplayable(error instanceof HttpError ? error.message : reason);
  }
}
