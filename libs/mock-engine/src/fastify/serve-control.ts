import type { FastifyInstance, FastifyReply } from 'fastify';

import { mediaTypes } from '../contract/answer-headers.ts';
import { problem } from '../contract/problem.ts';
import { requestFaults } from '../contract/request-faults.ts';
import { ControlRefusal } from '../control/control-refusal.ts';
import type { Controlled, ControlRoute } from '../control/control-route.ts';
import { controlMessages as messages } from '../control/control.messages.ts';
import { WorldRefusal } from '../worlds/world-refusal.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { sendProblem } from './send-response.ts';
import { withHead } from './with-head.ts';

/** Registers control calls; calls `changed` after each that is not a GET. */
export function serveControl<World extends EngineWorld>(
  app: FastifyInstance,
  routes: readonly ControlRoute<World>[],
  controlled: Controlled<World>,
  changed: () => void,
): void {
  for (const { method, url, body: schema, bodyLimit, answer } of routes) {
    app.route<{ Params: Record<string, string>; Querystring: Record<string, string> }>({
      method: withHead(method),
      url,
      ...(bodyLimit === undefined ? {} : { bodyLimit }),
      handler: async (request, reply) => {
        try {
          const { params: path, query } = request;
          const { status, body } = await answer({ path, query, body: read(schema, request.body) }, controlled);
          if (method !== 'GET') changed();
          return sendJson(reply, status, body);
        } catch (error) {
          if (!(error instanceof ControlRefusal || error instanceof WorldRefusal)) throw error;
          const errors = error instanceof ControlRefusal && error.errors ? { errors: error.errors } : {};
          return sendProblem(reply, problem(error.status, { detail: error.message, ...errors }));
        }
      },
    });
  }
}

function read(schema: ControlRoute['body'], body: unknown): unknown {
  if (!schema) return undefined;
  const faults = requestFaults(body, schema);
  if (faults.length > 0) throw new ControlRefusal(400, messages.body, faults);
  return schema.parse(body);
}

function sendJson(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  reply.code(status).header('cache-control', 'no-store');
  if (body === undefined) return reply.send();
  return reply.header('content-type', mediaTypes.json).send(JSON.stringify(body));
}
