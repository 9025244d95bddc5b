import { z } from 'zod';
import type { Contract } from '../document/calls.ts';
import { parseReceivedJson, printJson } from '../http/json.ts';
import { HttpError } from '../http/problem.ts';
import type { EngineWorld } from '../worlds/worlds.ts';
import { controlMessages as messages } from './control.messages.ts';

/** A field of a record, as the console shows and edits it. */
export const recordField = z
  .object({
    name: z.string(),
    label: z.string(),
    /** `link`: a path inside the world; `secret`: never shown; `json`: text of a whole value. */
    type: z.enum(['text', 'time', 'list', 'link', 'secret', 'json']),
    isEditable: z.boolean().optional(),
    /** The allowed values; any text without them. */
    options: z.array(z.string()).optional(),
  })
  .describe('A field of a record: how the console shows and edits it.');

export const recordView = z.object({
  id: z.string(),
  title: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
});

export type RecordField = z.output<typeof recordField>;
export type RecordView = z.output<typeof recordView>;

/** A kind of records of an API, which the console lists and changes. */
export interface RecordKind<World extends EngineWorld = EngineWorld> {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly RecordField[];
  count(world: World): number;
  /** The newest first, at most `limit`. */
  list(world: World, limit: number): RecordView[];
  /**
   * @param change editable fields alone
   * @throws HttpError when there is no such record, or it may not have these values
   */
  change(world: World, id: string, change: Readonly<Record<string, string>>): RecordView | Promise<RecordView>;
  /** Without it records stay. @throws HttpError when there is no such record */
  remove?(world: World, id: string): void;
}

type OperationsByName = Readonly<Record<string, unknown>>;

/** The one field of a kept item: all of it. */
const FIELD = 'value';
const fields: readonly RecordField[] = [{ name: FIELD, label: messages.item, type: 'json', isEditable: true }];

/** What the calls without code keep. */
export const keptWithoutCode = ({ kept = [], calls }: Contract, operations: OperationsByName) =>
  kept.filter(({ calls: ids }) =>
    ids.some((id) => !(id in operations || `${calls[id]?.method} ${calls[id]?.path}` in operations)),
  );

/** A kind of records for each path that keeps items. */
export const keptRecordKinds = (contract: Contract, operations: OperationsByName): RecordKind[] =>
  keptWithoutCode(contract, operations).map((kept) => ({
    name: kept.path,
    title: kept.path,
    fields,
    count: (world) => kept.list(world).length,
    list: (world, limit) => kept.list(world).slice(-limit).reverse().map(toRecordView),
    change(world, id, { [FIELD]: text = '' }) {
      const value = parseItem(text);
      try {
        kept.change(world, id, value);
      } catch (error) {
        throw error instanceof HttpError && error.errors ? invalidItem(error.message, error.errors) : error;
      }
      return toRecordView({ key: id, value });
    },
    remove: (world, id) => kept.remove(world, id),
  }));

const toRecordView = ({ key, value }: { key: string; value: unknown }) => ({
  id: key,
  title: key,
  values: { [FIELD]: printJson(value, 2) },
});

function parseItem(text: string): unknown {
  try {
    return parseReceivedJson(text);
  } catch (error) {
    const detail = error instanceof HttpError ? error.message : messages.noJson;
    throw invalidItem(messages.body, [{ field: '', detail }]);
  }
}

/** Errors inside an item are those of its one field. */
const invalidItem = (message: string, errors: NonNullable<HttpError['errors']>) =>
  new HttpError(400, message, [
    { field: FIELD, detail: errors.map(({ field, detail }) => (field ? `${field}: ${detail}` : detail)).join(' ') },
  ]);
