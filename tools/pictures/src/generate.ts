import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { allPictures } from './compositions/all-pictures.ts';
import type { Picture } from './compositions/picture.ts';
import { contactSheets } from './output/contact-sheet.ts';
import { encodePicture } from './output/encode.ts';
import {
  filesOf,
  fingerprint,
  missingWidths,
  pictureFile,
  pictureFormats,
  readManifest,
  writeManifest,
  type Manifest,
} from './output/manifest.ts';
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

/** Identical drawings are encoded once and copied. */
async function copyPicture(from: Picture, to: Picture, widths: readonly number[]): Promise<void> {
  await mkdir(dirname(join(values.out, to.path)), { recursive: true });
  for (const width of widths) {
    for (const format of pictureFormats) {
      await copyFile(
        join(values.out, pictureFile(from.path, width, format)),
        join(values.out, pictureFile(to.path, width, format)),
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
    const widths = before[picture.path] === print ? missingWidths(values.out, picture) : picture.widths;
    if (widths.length > 0) {
      if (twin) await copyPicture(twin, picture, widths);
      else bytes += await encodePicture(svg, values.out, picture.path, widths);
      made += 1;
      after[picture.path] = print;
      await writeManifest(values.out, after);
      say(`${index + 1}/${pictures.length} ${picture.path} (${Math.round(bytes / 1024)} kB so far)`);
    }
    drawn.set(print, picture);
  }
  say(`${made} of ${pictures.length} pictures redrawn.`);
}

/** Removes pictures of removed products and unused widths. */
async function removeOrphans(pictures: readonly Picture[]): Promise<void> {
  const kept = new Set(pictures.flatMap(({ path, widths }) => widths.flatMap((width) => filesOf(path, width))));
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
