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

/** Pact's failure, a long JSON text, as one line for each thing that differs. */
export function describeFailure(description: string, error: unknown): Error {
  const text = error instanceof Error ? error.message : String(error);
  const lines = differences(text);
  return new Error(
    [`"${description}" is not answered as agreed:`, ...(lines.length > 0 ? lines : [text])].join('\n  '),
    {
      cause: error,
    },
  );
}

function differences(text: string): string[] {
  if (!text.startsWith('{')) return [];
  const { errors = [] } = JSON.parse(text) as Result;
  return errors.flatMap(({ mismatch }) =>
    mismatch?.mismatches
      ? mismatch.mismatches.map(({ type, path, key, mismatch: what }) =>
          [type?.replace(/Mismatch$/, ''), path ?? key, what].filter(Boolean).join(' '),
        )
      : (mismatch?.message ?? []),
  );
}
