import { basename, sep } from 'node:path';

import type { MockApi } from '../app.ts';
import type { Running } from '../cli/listen.ts';
import type { Certificate } from '../http/server-options.ts';
import { contractFile, contractTools, watchedFolders } from '../workspace-paths.ts';
import { allowFreshModules } from './fresh-modules.ts';
import { createFrontServer } from './front-server.ts';
import { generateContract } from './generate-contract.ts';
import { watchFiles } from './watch-files.ts';
import { watchMessages as messages } from './watch.messages.ts';

/** Makes a server from the sources as they are now, with the worlds of the one before. */
export type MakeAgain = (before: MockApi) => Promise<MockApi>;

interface WatchOptions {
  readonly first: MockApi;
  /** Loads what is needed to make the server, anew each time. */
  readonly load: () => Promise<MakeAgain>;
  readonly certificate: Certificate | undefined;
  readonly say?: (text: string) => void;
}

/**
 * Serves, and exchanges the whole server when its sources change, in the same process: every module of ours is loaded
 * anew and a second server made of them, which takes over the worlds themselves, records, clocks and situations
 * included, then answers in the first one's place. Nothing is written out and read back, so that nothing can be lost;
 * the port stays open throughout. What fails to load leaves everything as it was.
 */
export function serveWatching({ first, load, certificate, say = write }: WatchOptions): Running {
  const nextVersion = allowFreshModules(watchedFolders);
  const front = createFrontServer((...call) => first.app.routing(...call), certificate);
  let current = first;

  async function reload(files: ReadonlySet<string>): Promise<void> {
    const relevant = [...files].filter((file) => isSource(file));
    if (relevant.length === 0) return;
    const startedAt = performance.now();
    try {
      if (files.has(contractFile)) {
        say(messages.generating);
        await generateContract(contractTools);
      }
      nextVersion();
      const makeAgain = await load();
      const before = current;
      await front.holdDuring(async () => {
        current = await makeAgain(before);
        const { app } = current;
        front.show((...call) => app.routing(...call));
      });
      before.worlds.letGo();
      await before.app.close();
      const names = [...new Set(relevant.map((file) => basename(file)))];
      say(messages.reloaded(names, Math.round(performance.now() - startedAt)));
    } catch (error) {
      say(messages.failed(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    }
  }

  watchFiles(watchedFolders, reload);
  return {
    listen: (where) => front.app.listen(where),
    async close() {
      await front.app.close();
      await current.app.close();
    },
    closeWorlds: () => current.worlds.close(),
  };
}

/** What is generated follows from openapi.yaml, which is watched itself. */
function isSource(file: string): boolean {
  if (file.includes(`${sep}generated${sep}`)) return false;
  return file === contractFile || (/\.(ts|js|css|html)$/.test(file) && !/\.(spec|fixture)\.ts$/.test(file));
}

function write(text: string): void {
  process.stdout.write(text);
}
