import { z } from 'zod';
import { CONTROL_BASE, schemas, type ControlCall } from './control-call.ts';
import { operationCalls } from './operations.calls.ts';
import { overrideCalls } from './overrides.calls.ts';
import { recordingCalls } from './recordings.calls.ts';
import { recordCalls } from './records.calls.ts';
import { requestLogCalls } from './request-log.calls.ts';
import { situationCalls } from './situations.calls.ts';
import { worldCalls } from './worlds.calls.ts';

/** Every control call. */
export const controlCalls: readonly ControlCall[] = [
  ...worldCalls,
  ...situationCalls,
  ...overrideCalls,
  ...recordingCalls,
  ...requestLogCalls,
  ...operationCalls,
  ...recordCalls,
];

const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string().optional(),
    errors: z.array(z.object({ field: z.string(), detail: z.string() })).optional(),
  })
  .describe('A problem (RFC 9457).')
  .register(schemas, { id: 'Problem' });

/** The control calls as OpenAPI 3.1, generated from their schemas. */
export function controlDocument() {
  // Registered, so that what they have of the named schemas becomes a reference.
  for (const { id, body, response } of controlCalls)
    for (const [role, schema] of Object.entries({ Request: body, Response: response }))
      if (schema && !schemas.has(schema)) schemas.add(schema, { id: `${id}${role}` });

  const place = (id: string) => `#/components/schemas/${id}`;
  const converted = z.toJSONSchema(schemas, { uri: place, io: 'input' });
  const content = (schema: z.ZodType, type = 'application/json') => ({
    content: { [type]: { schema: { $ref: place(schemas.get(schema)?.id ?? '') } } },
  });

  const paths: Record<string, Record<string, object>> = {
    '/events': {
      get: {
        operationId: 'watch',
        summary: 'Changes as server-sent events: `request` with a LoggedRequest, and `worlds`.',
        responses: { 200: { description: 'The stream.', content: { 'text/event-stream': {} } } },
      },
    },
  };
  for (const { id, method, path, summary, query, body, response, status } of controlCalls) {
    const parameters = [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
      })),
      ...Object.entries(query?.shape ?? {}).map(([name, schema]) => {
        const { $schema: _, ...converted } = z.toJSONSchema(schema as z.ZodType);
        return { name, in: 'query', schema: converted };
      }),
    ];
    (paths[path] ??= {})[method.toLowerCase()] = {
      operationId: id,
      summary,
      ...(parameters.length > 0 && { parameters }),
      ...(body && { requestBody: { required: true, ...content(body) } }),
      responses: {
        [status]: { description: response?.description ?? 'Done.', ...(response && content(response)) },
        default: { description: problemSchema.description, ...content(problemSchema, 'application/problem+json') },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Control API of the mock API', version: '1.0.0' },
    servers: [{ url: CONTROL_BASE }],
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(converted.schemas).map(([id, { $schema: _, $id: __, ...schema }]) => [id, schema]),
      ),
    },
  };
}
