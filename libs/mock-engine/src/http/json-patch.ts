import {
  immutableJSONPatch,
  parseJSONPointer,
  type JSONPatchDocument,
  type JSONPatchOperation,
} from 'immutable-json-patch';
import { errorMessages as messages } from './contract.messages.ts';
import { checkReceived, isObject } from './json.ts';
import { HttpError } from './problem.ts';

export const JSON_PATCH = 'application/json-patch+json';

/** How much larger than both together a patch may make a value: copies of copies double it each time. */
const MAX_GROWTH = 10;

/** Counts names, values and characters; objects that are in several places are read once. */
function measure(): (value: unknown) => number {
  const known = new Map<object, number>();
  const sizeOf = (value: unknown): number => {
    if (typeof value !== 'object' || value === null) return String(value).length;
    const size =
      known.get(value) ?? Object.entries(value).reduce((sum, [name, one]) => sum + name.length + 1 + sizeOf(one), 1);
    known.set(value, size);
    return size;
  };
  return sizeOf;
}

/**
 * A value after a change of this media type: JSON Patch (RFC 6902), else a merge patch.
 *
 * @throws HttpError when an operation does not fit the value
 */
export function applyPatch(value: unknown, patch: unknown, mediaType = ''): unknown {
  if (mediaType !== JSON_PATCH || !Array.isArray(patch)) return mergePatch(value, patch);
  const sizeOf = measure();
  const limit = MAX_GROWTH * (sizeOf(value) + sizeOf(patch));
  /** @throws Error when an operation made it too large */
  function after(changed: unknown): undefined {
    if (sizeOf(changed) > limit) throw new Error(messages.grows(MAX_GROWTH));
  }
  try {
    const result = immutableJSONPatch(value, patch as JSONPatchDocument, { before: checkLocations, after });
    checkReceived(result);
    if (isObject(value) && !isObject(result)) throw new Error(messages.noObject);
    return result;
  } catch (error) {
    throw new HttpError(422, messages.patchFails((error as Error).message));
  }
}

/** @throws Error for a place that is none: the library takes `/list/length`, which may become 4294967295, and `/list/x` */
function checkLocations(value: unknown, operation: JSONPatchOperation): object {
  const mayBeNew = ['add', 'copy', 'move'].includes(operation.op);
  const isWrong = (pointer: string, isTarget: boolean) =>
    !/^(\/|$)/.test(pointer) || !hasLocation(value, parseJSONPointer(pointer), isTarget && mayBeNew);
  if (isWrong(operation.path, true)) throw new Error(messages.noPlace(operation.path));
  if ('from' in operation && isWrong(operation.from, false)) throw new Error(messages.noPlace(operation.from));
  return {};
}

function hasLocation(value: unknown, [name, ...more]: readonly string[], mayBeNew: boolean): boolean {
  if (name === undefined) return true;
  if (typeof value !== 'object' || value === null) return false;
  const isList = Array.isArray(value);
  if (mayBeNew && more.length === 0 && (!isList || name === '-' || name === String(value.length))) return true;
  return (
    Object.hasOwn(value, name) &&
    !(isList && name === 'length') &&
    hasLocation(Reflect.get(value, name), more, mayBeNew)
  );
}

/** JSON merge patch (RFC 7396): null removes a field, other values replace it. */
export function mergePatch(value: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map(isObject(value) ? Object.entries(value) : []);
  for (const [name, part] of Object.entries(patch)) {
    if (part === null) merged.delete(name);
    else merged.set(name, mergePatch(merged.get(name), part));
  }
  return Object.fromEntries(merged);
}
