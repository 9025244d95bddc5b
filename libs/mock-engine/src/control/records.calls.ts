import { z } from 'zod';
import { type ProblemField, HttpError } from '../http/problem.ts';
import { controlCall, schemas } from './control-call.ts';
import { controlMessages as messages } from './control.messages.ts';
import { recordField, recordView, type RecordKind } from './record-kinds.ts';

/** Longer lists would be unreadable. */
const MAX_LISTED = 200;

schemas.add(recordField, { id: 'RecordField' });
schemas.add(recordView, { id: 'RecordView' });

const records = z
  .object({
    name: z.string(),
    title: z.string(),
    fields: z.array(recordField),
    isRemovable: z.boolean(),
    total: z.int(),
    records: z.array(recordView).describe('The newest, newest first.'),
  })
  .describe('The records of one kind in a world.')
  .register(schemas, { id: 'Records' });

export const recordCalls = [
  controlCall('listRecords', 'GET /worlds/{world}/records', {
    summary: 'The records of a world by kind, with the fields that each kind has.',
    response: z.object({ kinds: z.array(records) }),
    respond({ path }, { worlds, recordKinds }) {
      const world = worlds.get(path.world);
      return {
        kinds: recordKinds.map((kind) => ({
          name: kind.name,
          title: kind.title,
          fields: kind.fields,
          isRemovable: kind.remove !== undefined,
          total: kind.count(world),
          records: kind.list(world, MAX_LISTED),
        })),
      };
    },
  }),
  controlCall('changeRecord', 'PATCH /worlds/{world}/records/{kind}/{id}', {
    summary: 'Change a record by the API’s own rules.',
    body: z.record(z.string(), z.string()),
    response: recordView,
    respond({ path, body }, { worlds, recordKinds }) {
      const kind = requireKind(path.kind, recordKinds);
      const errors = Object.entries(body).flatMap(([name, value]) => editErrors(kind, name, value));
      if (errors.length > 0) throw new HttpError(400, messages.body, errors);
      return kind.change(worlds.get(path.world), path.id, body);
    },
  }),
  controlCall('deleteRecord', 'DELETE /worlds/{world}/records/{kind}/{id}', {
    summary: 'Delete a record.',
    respond({ path }, { worlds, recordKinds }) {
      const kind = requireKind(path.kind, recordKinds);
      if (!kind.remove) throw new HttpError(409, messages.notRemovable(kind.title));
      kind.remove(worlds.get(path.world), path.id);
    },
  }),
];

function requireKind(name: string, kinds: readonly RecordKind[]): RecordKind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new HttpError(404, messages.unknownKind(name));
  return kind;
}

function editErrors({ fields }: RecordKind, field: string, value: string): ProblemField[] {
  const editable = fields.filter(({ isEditable }) => isEditable);
  const options = editable.find(({ name }) => name === field);
  if (!options) return [{ field, detail: messages.noEditableField(editable.map(({ name }) => name)) }];
  return options.options && !options.options.includes(value)
    ? [{ field, detail: messages.oneOf(options.options) }]
    : [];
}
