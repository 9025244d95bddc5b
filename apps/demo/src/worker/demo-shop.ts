import { problem } from '@shop/mock-engine/contract/problem';
import { isOfThisFormat, saveWorld, type SavedWorld } from '@shop/mock-api/web/saved-world';
import { shopRules } from '@shop/mock-api/shop/situations';
import type { WebShop } from '@shop/mock-api/web/web-shop';
import type { World } from '@shop/mock-api/world/world';
import { problemResponse } from '@shop/mock-engine/pipeline/responses';
import { toResponse } from '@shop/mock-engine/web/web-adapter';
import type { SituationName } from '@shop/api-contract/situations';
import type { DemoState, DemoParameters } from '../demo-address.ts';
import { demoWorkerMessages as messages } from './demo-worker.messages.ts';
import type { WorldStorage } from './world-storage.ts';

/** The mock API with one world, in a browser. */
export interface DemoShop {
  answer(request: Request): Promise<Response>;
  /** Applies a URL's parameters and returns the state. @throws Error when the browser refuses to store data */
  apply(parameters: DemoParameters): Promise<DemoState>;
}

interface DemoShopOptions {
  readonly shop: WebShop;
  readonly storage: WorldStorage;
  /** @param kept an earlier visit's world; without it the world is new */
  readonly open: (kept: SavedWorld | undefined) => Promise<World>;
  readonly reportBug: (bug: unknown, call: string) => void;
}

export function demoShop({ shop, storage, open, reportBug }: DemoShopOptions): DemoShop {
  let world: Promise<World> | undefined;

  async function begin(): Promise<World> {
    const kept = await storage.read();
    if (kept && isOfThisFormat(kept)) return open(kept);
    const begun = await open(undefined);
    // Past orders are dated relative to the first start.
    await storage.write(saveWorld(begun));
    return begun;
  }

  function opened(): Promise<World> {
    world ??= begin().catch((error: unknown) => {
      // The next request tries again.
      world = undefined;
      throw error;
    });
    return world;
  }

  async function clear(): Promise<void> {
    await storage.clear();
    world = undefined;
  }

  async function switchTo(situations: readonly SituationName[]): Promise<void> {
    const current = await opened();
    current.situations.clear();
    for (const name of situations) {
      const reading = shopRules.situation(name);
      if (reading.ok) current.situations.switchOn(reading.rule);
    }
    await storage.write(saveWorld(current));
  }

  return {
    async answer(request) {
      try {
        const current = await opened();
        const response = await shop(request, current);
        const isChange = request.method !== 'GET' && request.method !== 'HEAD';
        // Saved before the response, so that a confirmed change survives a browser crash.
        if (isChange) await storage.write(saveWorld(current));
        return response;
      } catch (bug) {
        // A change that was not saved did not happen.
        world = undefined;
        reportBug(bug, `${request.method} ${request.url}`);
        return toResponse(problemResponse(problem(500, { detail: messages.fault })), request);
      }
    },
    async apply({ isReset, situations }) {
      if (isReset) await clear();
      if (situations) await switchTo(situations);
      const current = await opened();
      return { situations: current.situations.list().map(({ rule }) => rule.id) };
    },
  };
}
