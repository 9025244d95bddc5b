import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '@shop/api-contract/operation';

/** A situation that an interaction asks for (libs/api-contract, provider-states.ts). */
export interface GivenState {
  readonly name: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

export interface Interaction {
  readonly description: string;
  readonly providerStates?: readonly GivenState[];
  /** Pact reports what is pending and fails nothing over it. */
  readonly pending?: boolean;
  readonly request: { readonly method: string; readonly path: string };
  readonly response: { readonly status: number };
  readonly comments: {
    readonly operationId: OperationId;
    /** The spec of the storefront that agreed on it, from the workspace's root. */
    readonly spec: string;
  };
}

export interface Pact {
  readonly consumer: { readonly name: string };
  readonly provider: { readonly name: string };
  readonly interactions: readonly Interaction[];
}

/** What the storefront's own tests wrote: the promises that this server is held to. */
const folder = join(import.meta.dirname, '../../../storefront/pacts');

/** Every committed pact; never none. */
export function readPacts(): Pact[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) throw new Error(`There is no pact in ${folder}.`);
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Pact);
}
