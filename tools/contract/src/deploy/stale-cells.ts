import type { Matrix, Verification } from './matrix.ts';
import type { Versions } from './workspace-versions.ts';

/** What the matrix does not know of the working tree: a pact of today with a provider that is held to today's contract. */
export function staleCells(
  { verifications }: Matrix,
  { pacts, contract }: Versions,
  provider: string,
): Pick<Verification, 'service' | 'provider' | 'pact' | 'contract'>[] {
  return Object.entries(pacts)
    .map(([service, pact]) => ({ service, provider, pact, contract }))
    .filter(
      (cell) =>
        !verifications.some(
          (row) =>
            row.service === cell.service &&
            row.provider === provider &&
            row.pact === cell.pact &&
            row.contract === contract,
        ),
    );
}
