import type { OperationId } from '@shop/api-contract/operation';
import type { SituationName } from '@shop/mock-api/situations';
import type { LoggedRequest } from '@shop/mock-engine/generated/control-api';
import { control } from './control.ts';

/** A separate shop on the mock API, see docs/glossary.md. */
export interface World {
  readonly name: string;
  /** Prefix of the mock API's paths. */
  readonly prefix: string;
  /** Situations switched on so far. */
  readonly situations: readonly SituationName[];
  /** @returns how to switch it off again */
  switchOn: (situation: SituationName, times?: number) => Promise<() => Promise<void>>;
  /** Forces a status of the contract for a call. @returns ends it */
  force: (operation: OperationId, status: number) => Promise<() => Promise<void>>;
  /** Advances its clock. @param ms milliseconds */
  advanceClock: (ms: number) => Promise<void>;
  requests: () => Promise<LoggedRequest[]>;
  end: () => Promise<void>;
}

export async function createWorld(name: string): Promise<World> {
  const path = { world: name };
  const situations: SituationName[] = [];
  await control('POST /worlds', { body: { name } });

  return {
    name,
    prefix: `/__world/${name}`,
    situations,
    switchOn: async (situation, times) => {
      situations.push(situation);
      await control('POST /worlds/{world}/situations', { path, body: { situation, times } });
      return () => control('DELETE /worlds/{world}/situations/{id}', { path: { ...path, id: situation } });
    },
    force: async (operation, status) => {
      await control('POST /worlds/{world}/situations', { path, body: { operation, status } });
      return () => control('DELETE /worlds/{world}/situations', { path });
    },
    advanceClock: async (ms) => void (await control('POST /worlds/{world}/clock', { path, body: { advance: ms } })),
    requests: async () => (await control('GET /requests', { query: { world: name } })).requests,
    end: () => control('DELETE /worlds/{world}', { path }),
  };
}
