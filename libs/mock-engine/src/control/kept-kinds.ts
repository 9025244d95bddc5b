import type { Contract } from '../contract/contract.ts';
import { Refusal } from '../contract/problem.ts';
import { controlMessages as messages } from './control.messages.ts';
import { printJson, readJson } from '../store/exact-json.ts';
import type { RecordField, RecordKind } from './record-kind.ts';

/** Functions by operationId, or by method and path. */
type Operations = Readonly<Record<string, unknown>>;

/** The one field of a kept item: all of it. */
const FIELD = 'value';
const fields: readonly RecordField[] = [{ name: FIELD, label: messages.item, type: 'json', isEditable: true }];

/** What the calls without code keep. */
export const keptBy = ({ kept = [], calls }: Contract, operations: Operations) =>
  kept.filter(({ calls: ids }) =>
    ids.some((id) => !(id in operations || `${calls[id]?.method} ${calls[id]?.path}` in operations)),
  );

/** A kind of records for each path that keeps items. */
export const keptKinds = (contract: Contract, operations: Operations): RecordKind[] =>
  keptBy(contract, operations).map((kept) => ({
    name: kept.path,
    title: kept.path,
    fields,
    count: (world) => kept.list(world).length,
    list: (world, limit) => kept.list(world).slice(-limit).reverse().map(viewOf),
    change(world, id, { [FIELD]: text = '' }) {
      const value = parsed(text);
      try {
        kept.change(world, id, value);
      } catch (error) {
        throw error instanceof Refusal && error.errors ? invalid(error.message, error.errors) : error;
      }
      return viewOf({ key: id, value });
    },
    remove: (world, id) => kept.remove(world, id),
  }));

const viewOf = ({ key, value }: { key: string; value: unknown }) => ({
  id: key,
  title: key,
  values: { [FIELD]: printJson(value, 2) },
});

function parsed(text: string): unknown {
  try {
    return readJson(text);
  } catch {
    throw invalid(messages.body, [{ field: '', detail: messages.noJson }]);
  }
}

/** Errors inside an item are those of its one field. */
const invalid = (message: string, errors: NonNullable<Refusal['errors']>) =>
  new Refusal(400, message, [
    { field: FIELD, detail: errors.map(({ field, detail }) => (field ? `${field}: ${detail}` : detail)).join(' ') },
  ]);
