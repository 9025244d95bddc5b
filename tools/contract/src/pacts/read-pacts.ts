import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pactFolder } from '../contract-paths.ts';

export interface MatchingRule {
  readonly match: string;
  readonly regex?: string;
  readonly min?: number;
}

/** One thing that the storefront asks, and what it needs for an answer. */
export interface Interaction {
  readonly description: string;
  /** `spec` is the file that agrees on it. */
  readonly comments: { readonly operationId: string; readonly spec?: string };
  readonly request: {
    readonly method: string;
    readonly path: string;
    readonly headers?: Readonly<Record<string, readonly string[]>>;
    readonly query?: Readonly<Record<string, readonly string[]>>;
    readonly body?: PactBody;
  };
  readonly response: {
    readonly status: number;
    readonly headers?: Readonly<Record<string, readonly string[]>>;
    readonly body?: PactBody;
    readonly matchingRules?: {
      readonly body?: Readonly<Record<string, { readonly matchers: readonly MatchingRule[] }>>;
    };
  };
}

interface PactBody {
  readonly content: unknown;
  readonly encoded: unknown;
}

/** What a consumer asks of one provider. */
export interface Pact {
  readonly consumer: { readonly name: string };
  readonly provider: { readonly name: string };
  readonly interactions: readonly Interaction[];
}

/** Every pact of the storefront, by the name of its file; never none. */
export function readPacts(folder = pactFolder): Pact[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort();
  if (files.length === 0) throw new Error(`There is no pact in ${folder}.`);
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Pact);
}

/** The JSON of a body; a pact keeps some as their text. */
export function contentOf({ content, encoded }: PactBody): unknown {
  return encoded === 'JSON' ? (JSON.parse(String(content)) as unknown) : content;
}
