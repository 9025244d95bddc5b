import { rmSync } from 'node:fs';

import type { WorldMaker } from '@shop/mock-engine/worlds/world-registry';

import { seedWorld } from '../seed/seed-world.ts';
import { copyRecords } from '../stores/copy-records.ts';
import { createMemoryStore } from '../stores/memory-store.ts';
import { besideDataFile, openSqliteStore } from '../stores/sqlite-store.ts';
import { createLoginLimit } from '../world/login-limit.ts';
import type { SharedServices, World } from '../world/world.ts';

/** Creates a server's worlds in memory or in an SQLite file, seeded or as a copy. */
export const worldMaker = (shared: SharedServices): WorldMaker<World> => ({
  open: (base, file) => ({
    ...shared,
    ...base,
    store: file === undefined ? createMemoryStore() : openSqliteStore(file),
    loginLimit: createLoginLimit(base.clock),
  }),
  seed: seedWorld,
  copy: (from, to) => copyRecords(from.store, to.store),
  remove(file) {
    for (const one of [file, ...besideDataFile(file)]) rmSync(one, { force: true });
  },
});
