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

/** Pact's failure, a long JSON text, for somebody who reads it: what differs, where the contract says so, which file to open. */
export function describeFailure({ description, comments, response }: Interaction, error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error);
  const found = differences(text);
  const places = found.length > 0 ? found.map(({ field }) => field) : [undefined];
  const inContract = places.map((field) => placeInContract(comments.operationId, response.status, field));
  return new Error(
    [
      `"${description}" is not answered as agreed:`,
      ...(found.length > 0 ? found.map(({ what }) => what) : [text]),
      `in the contract: ${[...new Set(inContract)].join(', ')}`,
      `agreed on in: ${comments.spec}`,
    ].join('\n  '),
    { cause: error },
  );
}

/** One thing that differs, and in which field of the body. */
interface Difference {
  readonly what: string;
  readonly field: string | undefined;
}

function differences(text: string): Difference[] {
  if (!text.startsWith('{')) return [];
  const { errors = [] } = JSON.parse(text) as Result;
  return errors.flatMap(({ mismatch }) => {
    if (!mismatch?.mismatches) return mismatch?.message ? [{ what: mismatch.message, field: undefined }] : [];
    return mismatch.mismatches.map(({ type = '', path, key, mismatch: what }) => ({
      what: [type.replace(/Mismatch$/, ''), path ?? key, what].filter(Boolean).join(' '),
      field: type.startsWith('Body') ? path : undefined,
    }));
  });
}
