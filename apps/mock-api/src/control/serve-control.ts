import type { FastifyInstance, FastifyReply } from 'fastify';

import { faultsOf } from '../dispatch/faults.ts';
import { statusTitle } from '../http/send-answer.ts';
import { withHead } from '../http/with-head.ts';
import { DataFileError } from '../world/node/data-file-error.ts';
import { WorldRefusal } from '../worlds/world-refusal.ts';
import { ControlRefusal } from './control-refusal.ts';
import type { Controlled, ControlRoute } from './control-route.ts';
import { controlMessages as messages } from './control.messages.ts';
import { providerStateRoutes } from './provider-states.routes.ts';
import { recordRoutes } from './records.routes.ts';
import { recordingRoutes } from './recordings.routes.ts';
import { situationRoutes } from './situations.routes.ts';
import { trafficRoutes } from './traffic.routes.ts';
import { worldRoutes } from './worlds.routes.ts';

/** Every control call. */
export const controlRoutes: readonly ControlRoute[] = [
  ...worldRoutes,
  ...situationRoutes,
  ...recordingRoutes,
  ...recordRoutes,
  ...trafficRoutes,
  ...providerStateRoutes,
];

/** Puts the control calls before the server; `changed` is told of every one that may have changed something. */
export function serveControl(app: FastifyInstance, controlled: Controlled, changed: () => void): void {
  for (const { method, url, body: schema, bodyLimit, answer } of controlRoutes) {
    app.route<{ Params: Record<string, string>; Querystring: Record<string, string> }>({
      method: withHead(method),
      url,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      handler: async (request, reply) => {
        try {
          const { params: path, query } = request;
          const { status, body } = await answer({ path, query, body: read(schema, request.body) }, controlled);
          if (method !== 'GET') changed();
          return await sendJson(reply, status, body);
        } catch (error) {
          if (error instanceof DataFileError) return sendRefusal(reply, 503, error.message, undefined);
          if (!(error instanceof ControlRefusal || error instanceof WorldRefusal)) throw error;
          const errors = error instanceof ControlRefusal ? error.errors : undefined;
          return sendRefusal(reply, error.status, error.message, errors);
        }
      },
    });
  }
}

function read(schema: ControlRoute['body'], body: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw new ControlRefusal(400, messages.body, faultsOf(result.error.issues, schema, body));
}

function sendJson(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (body === undefined) return reply.send();
  return reply.header('content-type', 'application/json; charset=utf-8').send(JSON.stringify(body));
}

function sendRefusal(reply: FastifyReply, status: number, detail: string, errors: unknown): FastifyReply {
  const problem = { type: 'about:blank', title: statusTitle(status), status, detail, ...(errors ? { errors } : {}) };
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/problem+json; charset=utf-8');
  return reply.send(JSON.stringify(problem));
}
