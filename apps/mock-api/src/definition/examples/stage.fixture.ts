import { contractDocument } from '@shop/api-contract/generated/document';
import type { OperationId } from '@shop/api-contract/operation';
import { callsOf } from '@shop/mock-engine/document/calls';
import { rootCursor } from '@shop/mock-engine/document/document';
import { examplesOf } from '@shop/mock-engine/samples/example-values';
import type { LightMyRequestResponse } from 'fastify';
import type { Shop } from '../../testing/open-shop.ts';
import type { SituationName } from '../situations.ts';

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
export type Stage = ReturnType<typeof setStage>;

const calls = new Map(callsOf(rootCursor(contractDocument)).map((call) => [call.id, call]));
let worlds = 0;

/** Creates a deterministic world for one call: `--seed examples` repeats it. */
export function setStage({ app, worlds: all, rules }: Shop, operationId: OperationId) {
  const name = `example-${++worlds}`;
  const world = all.create(name, { seed: 'examples' });

  /** Sends the example request of another call in the same world. */
  async function call(id: OperationId, changes: Changes = {}): Promise<LightMyRequestResponse> {
    const { method, base, path, parameters, body, isSecured } = calls.get(id)!;
    const token = isSecured ? (changes.token ?? tokenOf(await call('login'))) : undefined;
    const values = {
      ...Object.fromEntries(parameters.map((one) => [one.name, one.part.node.example])),
      ...changes.path,
    };
    const examples = examplesOf(body) as ReadonlyMap<string, object>;
    const example = examples.get(changes.example ?? [...examples.keys()][0] ?? '');
    const payload = changes.text ?? (example && { ...example, ...changes.body });
    return app.inject({
      method: method as 'GET' | 'POST',
      url:
        base.replace(/\/$/, '') +
        path.replace(/\{(\w+)\}/g, (_, one: string) => encodeURIComponent(String(values[one]))),
      headers: {
        'x-mock-world': name,
        ...changes.headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(payload !== undefined && { 'content-type': changes.contentType ?? 'application/json' }),
      },
      ...(payload !== undefined && { payload }),
    });
  }

  return {
    call,
    /** Sends the example request, with changes. */
    send: (changes?: Changes) => call(operationId, changes),
    switchOn: (situation: SituationName) => void world.situations.switchOn(rules.situation(situation)),
    /** Empties the call's list. */
    emptyList: () => {
      const { content } = world;
      Object.assign(world, { content: { ...content, lists: { ...content.lists, [operationId]: [] } } });
    },
  };
}

export const tokenOf = (response: LightMyRequestResponse) => response.json<{ token: string }>().token;
