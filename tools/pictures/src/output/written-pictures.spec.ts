import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { allPictures } from '../compositions/all-pictures.ts';
import { loadSeed } from '../plates/load-seed.ts';
import { filesOf, fingerprint, isMissing, readManifest } from './manifest.ts';

/** Drawing takes some seconds, and longer on a busy machine. */
const DRAWING_TIME_MS = 60_000;

const folder = join(process.cwd(), '../../apps/mock-api/pictures');

describe('the committed pictures', () => {
  it('exist for everything in the shop’s seed, in every width', async () => {
    const missing = allPictures(await loadSeed()).filter((picture) => isMissing(folder, picture));

    expect(missing.map(({ path }) => path)).toEqual([]);
  });

  it('include no unused files', async () => {
    const pictures = allPictures(await loadSeed());
    const drawn = new Set(pictures.map(({ path }) => path));
    const files = new Set(pictures.flatMap(filesOf));
    const there = (await readdir(folder, { recursive: true })).filter((name) => /\.(avif|webp)$/.test(name));

    expect(Object.keys(await readManifest(folder)).filter((path) => !drawn.has(path))).toEqual([]);
    expect(there.filter((name) => !files.has(name.replaceAll('\\', '/')))).toEqual([]);
  });

  it.each(['products/vv046/pack', 'products/new/vv043', 'categories/immunity'])(
    'were drawn by this very code (%s)',
    async (path) => {
      const picture = allPictures(await loadSeed()).find((candidate) => candidate.path === path);

      expect(fingerprint(picture?.draw() ?? '')).toBe((await readManifest(folder))[path]);
    },
    DRAWING_TIME_MS,
  );

  it('differ for every product', async () => {
    const prints = Object.entries(await readManifest(folder)).flatMap(([path, print]) =>
      /^products\/vv\d+\//.test(path) ? [print] : [],
    );

    expect(prints.length).toBeGreaterThan(80);
    expect(new Set(prints).size).toBe(prints.length);
  });

  it.each(['avif', 'webp'])('have the size that their name says (%s)', async (format) => {
    const [first] = (await loadSeed()).packs;
    const { width, height } = await sharp(
      join(folder, `products/${first?.plate.folder}/pack-720.${format}`),
    ).metadata();

    expect([width, height]).toEqual([720, 900]);
  });
});
