import type { Contract } from '../contract/contract.ts';
import { errorMessages as messages } from '../contract/error.messages.ts';
import { JsonTooDeep, parseJson } from '../contract/json-depth.ts';
import type { EngineRequest, EngineRoute } from './request.ts';

const JSON_TYPE = 'application/json';

/** Reads a body of another media type than JSON where the call takes it: as it comes, a form as an object. */
export function readText<World>(request: EngineRequest, route: EngineRoute<World>, contract: Contract): EngineRequest {
  const { text, headers } = request;
  if (text === undefined) return request;
  const { body, bodyTypes = [] } = ('call' in route && contract.requestSchemas[route.operationId]) || {};
  const type =
    String(headers['content-type'] ?? '')
      .split(';')[0]
      ?.trim()
      .toLowerCase() ?? '';
  if (!bodyTypes.some((one) => isOf(type, one.toLowerCase()))) {
    const types = bodyTypes.length === 0 || body ? [JSON_TYPE, ...bodyTypes] : bodyTypes;
    return { ...request, unreadable: { status: 415, detail: messages.otherType(types) } };
  }
  if (type === 'application/x-www-form-urlencoded')
    return { ...request, json: Object.fromEntries(new URLSearchParams(text)) };
  if (!type.endsWith('json')) return { ...request, json: text };
  try {
    return { ...request, json: parseJson(text) };
  } catch (error) {
    const detail = error instanceof JsonTooDeep ? error.message : undefined;
    return { ...request, unreadable: { status: 400, detail } };
  }
}

/** Whether a media type is the declared one, which may be a range such as `image/*`. */
const isOf = (type: string, declared: string) =>
  declared === '*/*' ||
  (declared.endsWith('/*') ? type.startsWith(declared.slice(0, -1)) : type === declared.split(';')[0]);
