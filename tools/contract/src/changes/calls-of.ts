import { child, children, wholeOf, type Part, type Tree } from './part.ts';

/** A call of a contract, with whatever HTTP method. */
export interface Call {
  readonly operationId: string;
  /** `GET /v1/orders`. */
  readonly address: string;
  readonly path: string;
  /** The address that its path is relative to. */
  readonly base: string;
  readonly needsToken: boolean;
  readonly parameters: ReadonlyMap<string, Part>;
  readonly part: Part;
}

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Every call by its method and path. */
export function callsOf(contract: Tree): Map<string, Call> {
  const whole = wholeOf(contract);
  const calls = children(whole, 'paths').flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const part = child(item, method);
      return part ? [callOf(whole, item, part, method, path)] : [];
    }),
  );
  return new Map(calls.map((call) => [call.address, call]));
}

function callOf(whole: Part, item: Part, part: Part, method: string, path: string): Call {
  const { operationId } = part.node;
  const address = `${method.toUpperCase()} ${path}`;
  const security = (part.node.security ?? whole.node.security ?? []) as readonly object[];
  return {
    operationId: typeof operationId === 'string' ? operationId : address,
    address,
    path,
    base: baseOf(item) ?? baseOf(whole) ?? '',
    needsToken: security.length > 0 && security.every((way) => Object.keys(way).length > 0),
    parameters: new Map(
      [...children(item, 'parameters'), ...children(part, 'parameters')].map(([, parameter]) => [
        `${String(parameter.node.in)} ${String(parameter.node.name)}`,
        parameter,
      ]),
    ),
    part,
  };
}

function baseOf(part: Part): string | undefined {
  const [first] = children(part, 'servers');
  return first ? String(first[1].node.url) : undefined;
}
