import { contractDocument } from '@shop/api-contract/generated/document';
import type { OperationId } from '@shop/api-contract/operation';
import type { SituationName } from '../situations.ts';
import { callsOf } from '@shop/mock-engine/document/calls';
import { examplesOf } from '@shop/mock-engine/samples/example-values';
import { rootCursor } from '@shop/mock-engine/document/document';
import type { LightMyRequestResponse } from 'fastify';

import type { Shop } from '../../testing/open-shop.ts';

/** The example request of each call: each parameter's example, and the bodies by name. */
export const exampleRequests = new Map(
  callsOf(rootCursor(contractDocument)).map(({ id, method, path, base, isSecured, parameters, body }) => [
    id,
    {
      method: method as 'GET' | 'POST',
      address: base.replace(/\/$/, '') + path,
      isSecured,
      path: Object.fromEntries(parameters.map(({ name, part }) => [name, String(part.node.example)])),
      bodies: examplesOf(body),
    },
  ]),
);

/** Changes to the contract's example request. */
export interface Changes {
  readonly path?: Readonly<Record<string, string>>;
  /** The name of an example body; the first by default. */
  readonly example?: string;
  /** Fields that replace those of the example. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** A body that is not a JSON object. */
  readonly text?: string;
  readonly contentType?: string;
  /** By default, the demo customer's for calls that need one. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** One call in a world of its own. */
export interface Stage {
  /** Sends the example request, with changes. */
  readonly send: (changes?: Changes) => Promise<LightMyRequestResponse>;
  /** Sends another call in the same world. */
  readonly call: (id: OperationId, changes?: Changes) => Promise<LightMyRequestResponse>;
  readonly switchOn: (situation: SituationName) => void;
  /** Empties the call's list. */
  readonly emptyList: () => void;
}

let worlds = 0;

/** Creates a deterministic world for one call: `--seed examples` repeats it. */
export function setStage({ app, worlds: all, rules }: Shop, operationId: OperationId): Stage {
  const name = `example-${++worlds}`;
  const world = all.create(name, { seed: 'examples' });

  const call: Stage['call'] = async (id, changes = {}) => {
    const request = exampleRequests.get(id);
    if (!request) throw new Error(`openapi.yaml has no operation ${id}.`);
    const { method, address, isSecured, path, bodies } = request;
    const token = isSecured ? (changes.token ?? tokenOf(await call('login'))) : undefined;
    const parameters = { ...path, ...changes.path };
    const [first] = bodies.values();
    const body = changes.example === undefined ? first : bodies.get(changes.example);
    const payload = changes.text ?? (body ? { ...body, ...changes.body } : undefined);
    return app.inject({
      method,
      url: address.replace(/\{(\w+)\}/g, (_, parameter: string) => encodeURIComponent(parameters[parameter] ?? '')),
      headers: {
        'x-mock-world': name,
        ...changes.headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(payload === undefined ? {} : { 'content-type': changes.contentType ?? 'application/json' }),
      },
      ...(payload === undefined ? {} : { payload }),
    });
  };

  return {
    call,
    send: (changes) => call(operationId, changes),
    switchOn: (situation) => world.situations.switchOn(rules.situation(situation)),
    emptyList() {
      const { content } = world;
      Object.assign(world, { content: { ...content, lists: { ...content.lists, [operationId]: [] } } });
    },
  };
}

export const tokenOf = (response: LightMyRequestResponse) => response.json<{ token: string }>().token;
