import { z } from 'zod';

import type { EngineWorld } from '../worlds/world.ts';

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
   * @throws Refusal when there is no such record, or it may not have these values
   */
  change(world: World, id: string, change: Readonly<Record<string, string>>): RecordView | Promise<RecordView>;
  /** Without it records stay. @throws Refusal when there is no such record */
  remove?(world: World, id: string): void;
}
