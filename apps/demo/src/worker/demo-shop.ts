import type { WebShop } from '@shop/mock-api/web-shop';
import { problemResponse } from '@shop/mock-engine/engine/responses';
import { problem } from '@shop/mock-engine/http/problem';
import type { Row } from '@shop/mock-engine/store/rows';
import { toResponse } from '@shop/mock-engine/web/web-mock';
import type { DemoState, DemoParameters } from '../demo-address.ts';
import { demoWorkerMessages as messages } from './demo-worker.messages.ts';

/** The rows of the demo's world in the browser. */
export interface WorldStorage {
  /** Oldest first; none before the first visit. */
  read(): Promise<readonly Row[]>;
  /** Replaces all rows, or none. */
  write(rows: readonly Row[]): Promise<void>;
}

export type DemoShop = ReturnType<typeof demoShop>;

interface DemoShopOptions {
  readonly shop: WebShop;
  readonly storage: WorldStorage;
  readonly reportBug: (bug: unknown, call: string) => void;
}

type World = ReturnType<WebShop['openWorld']>;

interface OpenedWorld {
  readonly world: World;
  /** Rows that changed since the last write. */
  readonly unsaved: Row[];
  /** Rejects for good after a failed write, so that nothing later is built on what was not stored. */
  saved: Promise<void>;
}

/** The mock API with one world, in a browser. */
export function demoShop({ shop, storage, reportBug }: DemoShopOptions) {
  let opening: Promise<OpenedWorld> | undefined;

  async function begin(): Promise<OpenedWorld> {
    const unsaved: Row[] = [];
    const saved = await storage.read();
    const world = shop.openWorld({ saved, save: (changed) => void unsaved.push(...changed) });
    const opened = { world, unsaved, saved: Promise.resolve() };
    // Past orders are dated relative to the first start.
    await save(opened);
    return opened;
  }

  /** Resolves when everything that can be read now is stored. */
  async function save(opened: OpenedWorld): Promise<void> {
    if (opened.unsaved.splice(0).length > 0) {
      const rows = opened.world.rows.all();
      opened.saved = opened.saved.then(() => storage.write(rows));
    }
    await opened.saved;
  }

  /** Runs `act` in the world. After a failure the next call reads the world anew from what is stored. */
  async function inWorld<Result>(act: (world: World) => Result | Promise<Result>): Promise<Result> {
    const used = (opening ??= begin());
    try {
      const opened = await used;
      const result = await act(opened.world);
      await save(opened);
      return result;
    } catch (error) {
      if (opening === used) opening = undefined;
      throw error;
    }
  }

  async function clear(): Promise<void> {
    const opened = await opening?.catch(() => undefined);
    opening = undefined;
    if (opened) {
      opened.saved = Promise.reject(new Error(messages.wasReset));
      opened.saved.catch(() => undefined);
    }
    await storage.write([]);
  }

  return {
    async respond(request: Request) {
      try {
        return await inWorld((world) => shop.respond(request, world));
      } catch (bug) {
        reportBug(bug, `${request.method} ${request.url}`);
        return toResponse(problemResponse(problem(500, { detail: messages.failed })), request);
      }
    },
    /** Applies a URL's parameters and returns the state. @throws Error when the browser refuses to store data */
    async apply({ isReset, situations: wanted }: DemoParameters): Promise<DemoState> {
      if (isReset) await clear();
      return inWorld(({ situations }) => {
        if (wanted) situations.clear();
        for (const name of wanted ?? []) situations.switchOn(shop.rules.situation(name));
        return { situations: situations.list().map(({ rule }) => rule.id) };
      });
    },
  };
}
