import { errorMessages as messages } from '../contract/contract.messages.ts';
import { isFormType, isJsonType } from '../contract/http.ts';
import { parseJson } from '../contract/json.ts';
import { Refusal } from '../contract/problem.ts';
import type { EngineRequest, EngineRoute, RoutedRequest } from './request.ts';

/** What every call with a JSON body takes. */
const PLAIN_JSON = 'application/json';

type ReadBody<World> = Pick<RoutedRequest<World>, 'body' | 'unreadable'>;

/** Reads a body: JSON, or another media type that the call takes: a form as an object, anything else as it comes. */
export function readBody<World>(
  { text, headers, unreadable }: EngineRequest,
  route: EngineRoute<World> | undefined,
): ReadBody<World> {
  if (unreadable || text === undefined) return { body: undefined, unreadable };
  const { checkBody, bodyTypes = [] } = route && 'call' in route ? route.call : {};
  const [mediaType = ''] = String(headers['content-type'] ?? '').split(';');
  const type = mediaType.trim().toLowerCase();
  if (type !== PLAIN_JSON && !bodyTypes.some((one) => isOf(type, one.toLowerCase()))) {
    const types = bodyTypes.length === 0 || checkBody ? [PLAIN_JSON, ...bodyTypes] : bodyTypes;
    return { body: undefined, unreadable: { status: 415, detail: messages.otherType(types) } };
  }
  if (isFormType(type)) return { body: Object.fromEntries(new URLSearchParams(text)), unreadable };
  if (!isJsonType(type)) return { body: text, unreadable };
  try {
    return { body: parseJson(text), unreadable };
  } catch (error) {
    const detail = error instanceof Refusal ? error.message : undefined;
    return { body: undefined, unreadable: { status: 400, detail } };
  }
}

/** Whether a media type is the declared one, which may be a range such as `image/*`. */
const isOf = (type: string, declared: string) =>
  declared === '*/*' ||
  (declared.endsWith('/*') ? type.startsWith(declared.slice(0, -1)) : type === declared.split(';')[0]);
