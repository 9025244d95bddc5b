import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crashRounds } from './crash-rounds.ts';
import { paymentRaces } from './race.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'crash-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const place = () => ({ folder, progress: () => {} });

it('whatever the server had answered when it was killed is there when it starts again', async () => {
  const result = await crashRounds({ rounds: 3, clients: 8, seed: 7, ...place() });
  expect(result.faults).toEqual([]);
  expect(result.registrations).toBeGreaterThan(0);
});

it('fifty identical reports at once make one payment, race after race', async () => {
  expect(await paymentRaces(3, place())).toEqual([]);
});
