import type { Interaction } from './pacts.ts';
import { placeInContract } from './place-in-contract.ts';

interface Mismatch {
  readonly type?: string;
  readonly path?: string;
  readonly key?: string;
  readonly mismatch?: string;
}

interface Result {
  readonly errors?: readonly {
    readonly mismatch?: { readonly mismatches?: readonly Mismatch[]; readonly message?: string };
  }[];
}

/** Makes Pact's JSON failure readable: the differences, their place in the contract, and the consumer's spec. */
export function describeFailure({ description, comments, response }: Interaction, error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error);
  const found = differences(text);
  const fields = found.length > 0 ? found.map(({ field }) => field) : [undefined];
  const places = fields.map((field) => placeInContract(comments.operationId, response.status, field));
  return new Error(
    [
      `"${description}" does not match the pact:`,
      ...(found.length > 0 ? counted(found.map(({ what }) => what)) : [text]),
      `in the contract: ${[...new Set(places)].join(', ')}`,
      `defined in: ${comments.spec}`,
    ].join('\n  '),
    { cause: error },
  );
}

/** A difference and the body's field; list entries count as one field. */
interface Difference {
  readonly what: string;
  readonly field: string | undefined;
}

function differences(text: string): Difference[] {
  if (!text.startsWith('{')) return [];
  const { errors = [] } = JSON.parse(text) as Result;
  return errors.flatMap(({ mismatch }) => {
    if (!mismatch?.mismatches) return mismatch?.message ? [{ what: mismatch.message, field: undefined }] : [];
    return mismatch.mismatches.map(differenceIn);
  });
}

function differenceIn({ type = '', path, key, mismatch = '' }: Mismatch): Difference {
  const place = path?.replace(/\[\d+\]/g, '[*]');
  const missing = /missing the following keys: (\w+)/.exec(mismatch)?.[1];
  const field = missing === undefined ? place : `${place}.${missing}`;
  return {
    what: [type.replace(/Mismatch$/, ''), field ?? key, mismatch].filter(Boolean).join(' '),
    field: type.startsWith('Body') ? field : undefined,
  };
}

function counted(lines: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return [...times].map(([line, count]) => (count === 1 ? line : `${line} (${count} times)`));
}
