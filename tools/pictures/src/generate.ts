import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { allPictures } from './compositions/all-pictures.ts';
import type { Picture } from './compositions/picture.ts';
import { contactSheets } from './output/contact-sheet.ts';
import { encodePicture } from './output/encode.ts';
import { fingerprint, isWritten, readManifest, writeManifest, type Manifest } from './output/manifest.ts';
import { loadSeed } from './plates/load-seed.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    sheet: { type: 'boolean', default: false },
    out: { type: 'string', default: '../../apps/mock-api/pictures' },
    seed: { type: 'string' },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);

/** The same drawing under two names is encoded once and copied. */
async function copyPicture(from: Picture, to: Picture): Promise<void> {
  await mkdir(dirname(join(values.out, to.path)), { recursive: true });
  for (const width of to.widths) {
    for (const format of ['avif', 'webp']) {
      await copyFile(
        join(values.out, `${from.path}-${width}.${format}`),
        join(values.out, `${to.path}-${width}.${format}`),
      );
    }
  }
}

async function encodeAll(pictures: readonly Picture[]): Promise<void> {
  const before = await readManifest(values.out);
  const after: Manifest = { ...before };
  const drawn = new Map<string, Picture>();
  let [made, bytes] = [0, 0];
  for (const [index, picture] of pictures.entries()) {
    const svg = picture.draw();
    const print = fingerprint(svg);
    const twin = drawn.get(print);
    if (before[picture.path] !== print || !isWritten(values.out, picture)) {
      if (twin) await copyPicture(twin, picture);
      else bytes += await encodePicture(svg, values.out, picture.path, picture.widths);
      made += 1;
      after[picture.path] = print;
      await writeManifest(values.out, after);
      say(`${index + 1}/${pictures.length} ${picture.path} (${Math.round(bytes / 1024)} kB so far)`);
    }
    drawn.set(print, picture);
  }
  say(`${made} of ${pictures.length} pictures drawn anew.`);
}

/** Pictures of products that the shop no longer has are removed. */
async function removeOrphans(pictures: readonly Picture[]): Promise<void> {
  const manifest = await readManifest(values.out);
  const kept = new Map(pictures.map((picture) => [picture.path, picture]));
  for (const path of Object.keys(manifest)) {
    if (kept.has(path)) continue;
    for (const width of [320, 640, 960, 1600]) {
      for (const format of ['avif', 'webp']) await rm(join(values.out, `${path}-${width}.${format}`), { force: true });
    }
    Reflect.deleteProperty(manifest, path);
  }
  await writeManifest(values.out, manifest);
}

const everything = allPictures(await loadSeed(values.seed));
const wanted = everything.filter(({ path }) => path.includes(values.only));
if (values.sheet) {
  const sheets = await contactSheets(wanted, 'reports/sheets');
  say(`${sheets} contact sheets in tools/pictures/reports/sheets`);
} else {
  await mkdir(values.out, { recursive: true });
  await encodeAll(wanted);
  if (values.only === '') await removeOrphans(everything);
}
