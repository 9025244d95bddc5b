import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OperationId } from '@shop/api-contract/operation';

/** A provider state of an interaction (libs/api-contract, provider-states.ts). */
export interface GivenState {
  readonly name: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

export interface Interaction {
  readonly description: string;
  readonly providerStates?: readonly GivenState[];
  /** Pact reports pending interactions but ignores their failures. */
  readonly pending?: boolean;
  readonly request: { readonly method: string; readonly path: string };
  readonly response: { readonly status: number };
  readonly comments: {
    readonly operationId: OperationId;
    /** The storefront's spec that defined it, relative to the workspace. */
    readonly spec: string;
  };
}

export interface Pact {
  readonly consumer: { readonly name: string };
  readonly provider: { readonly name: string };
  readonly interactions: readonly Interaction[];
}

/** The storefront's committed pacts. */
const folder = join(import.meta.dirname, '../../../storefront/pacts');

/** All committed pacts. @throws Error when there are none */
export function readPacts(): Pact[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  if (files.length === 0) throw new Error(`${folder} contains no pact. Run the storefront's pact specs first.`);
  return files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Pact);
}
