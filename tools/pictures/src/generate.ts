import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allPictures } from './compositions/all-pictures.ts';
import type { Picture } from './compositions/picture.ts';
import { contactSheets } from './output/contact-sheet.ts';
import { encodePicture } from './output/encode.ts';
import { filesOf, fingerprint, isMissing, readManifest, writeManifest, type Manifest } from './output/manifest.ts';
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

async function encodeAll(pictures: readonly Picture[]): Promise<void> {
  const before = await readManifest(values.out);
  const after: Manifest = { ...before };
  let [made, bytes] = [0, 0];
  for (const [index, picture] of pictures.entries()) {
    const svg = picture.draw();
    const print = fingerprint(svg);
    if (before[picture.path] === print && !isMissing(values.out, picture)) continue;
    bytes += await encodePicture(svg, values.out, picture.path, picture.widths);
    made += 1;
    after[picture.path] = print;
    await writeManifest(values.out, after);
    say(`${index + 1}/${pictures.length} ${picture.path} (${Math.round(bytes / 1024)} kB so far)`);
  }
  say(`${made} of ${pictures.length} pictures redrawn.`);
}

/** Removes pictures of removed products and unused widths. */
async function removeOrphans(pictures: readonly Picture[]): Promise<void> {
  const kept = new Set(pictures.flatMap(filesOf));
  for (const name of await readdir(values.out, { recursive: true })) {
    const file = name.replaceAll('\\', '/');
    if (/\.(avif|webp)$/.test(file) && !kept.has(file)) await rm(join(values.out, file));
  }
  const drawn = new Set(pictures.map(({ path }) => path));
  const manifest = await readManifest(values.out);
  await writeManifest(values.out, Object.fromEntries(Object.entries(manifest).filter(([path]) => drawn.has(path))));
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
