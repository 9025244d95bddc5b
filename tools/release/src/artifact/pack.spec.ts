import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readFolder, writeFolder } from '../archive/files.ts';
import { site } from '../artifact-commands.ts';
import { smallBuild, smallInputs, smallPackages, withFiles } from '../testing/small-build.fixture.ts';
import { readSite } from './artifact.ts';
import { pack } from './pack.ts';
import { exampleHosts, withAssetsOf } from './site-for.ts';

const ingredients = { version: '1.2.3', inputs: smallInputs, build: smallBuild, packages: smallPackages };
const SCRIPT = 'assets/index-Ab12Cd34.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'release-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function written(part: 'archive' | 'sourceMaps' = 'archive'): Promise<string> {
  const file = path.join(folder, `${part}.tar.gz`);
  writeFileSync(file, (await pack(ingredients))[part]);
  return file;
}

describe('a release', () => {
  it('is identical for the same files, named by version and commit, and marked when it cannot be reproduced', async () => {
    const first = await pack(ingredients);
    expect(first.name).toBe('storefront-1.2.3-abcdef0');
    writeFolder(folder, new Map([...smallBuild].reverse()));
    const second = await pack({ ...ingredients, build: readFolder(folder) });
    expect(second.archive.equals(first.archive)).toBe(true);
    expect(second.sourceMaps.equals(first.sourceMaps)).toBe(true);
    const dirty = { ...smallInputs, isDirty: true };
    expect((await pack({ ...ingredients, inputs: dirty })).name).toBe('storefront-1.2.3-abcdef0-dirty');
  });

  it('has its source maps in a separate archive', async () => {
    const listed = async (part: 'archive' | 'sourceMaps') =>
      execFileSync('tar', ['-tzf', await written(part)], { encoding: 'utf8' })
        .trim()
        .split('\n');
    expect((await listed('archive')).filter((name) => /\.map|\.vite/.test(name))).toEqual([]);
    expect(await listed('sourceMaps')).toEqual(['storefront-1.2.3-abcdef0/assets/index-Ab12Cd34.js.map']);
  });

  it('has a record of its inputs, and compressed copies of texts where they are smaller, not of pictures and editable files', async () => {
    const { content } = await pack(ingredients);
    const site = readSite(await written());
    const script = smallBuild.get('assets/index-Ab12Cd34.js');
    expect(JSON.parse(String(content.get('inputs.json')))).toEqual(smallInputs);
    expect(brotliDecompressSync(site.get(`${SCRIPT}.br`) ?? '')).toEqual(script);
    expect(gunzipSync(site.get(`${SCRIPT}.gz`) ?? '')).toEqual(script);
    const uncompressed = [...site.keys()].filter((name) => /^(?:icon-192|shop-config)/.test(name));
    expect(uncompressed).toEqual(['icon-192.png', 'shop-config.js']);
  });
});

it('a file that is no release archive is refused', async () => {
  const file = path.join(folder, 'index.tar.gz');
  writeFileSync(file, 'no archive');
  expect(() => readSite(file)).toThrow(/index\.tar\.gz cannot be unpacked: .*gzip/);
  const sourceMaps = await written('sourceMaps');
  expect(() => readSite(sourceMaps)).toThrow('is not a release archive');
});

it('pages that still name the fictional company are found by its reserved hosts', () => {
  const page = (text: string) => withFiles(new Map(), { 'index.html': text });
  expect(exampleHosts(page('<a href="mailto:care@vanaveda.example">'))).toEqual(['vanaveda.example']);
  expect(exampleHosts(page('<p>For example.</p><a href="https://shop.in">'))).toEqual([]);
});

it('a site keeps the hashed files of the previous one for open tabs, and nothing else of it', () => {
  writeFolder(folder, withFiles(new Map(), { 'assets/index-Ef56Gh78.js': 'old()', 'index.html': 'Old' }));
  expect(withAssetsOf(folder, smallBuild)).toEqual(withFiles(smallBuild, { 'assets/index-Ef56Gh78.js': 'old()' }));
});

describe('a written site', () => {
  const write = async (settings: string) => {
    const said: string[] = [];
    for (const stream of [process.stdout, process.stderr])
      jest.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    const config = path.join(folder, 'shop-config.js');
    writeFileSync(config, `globalThis.shopConfig = { ${settings} };`);
    const to = path.join(folder, 'published');
    site({ target: 'nginx', to, config, artifact: await written() });
    jest.restoreAllMocks();
    return { files: readFolder(to), said: said.join('') };
  };

  it('has its header rules beside its files, so that going back to it needs no checkout', async () => {
    const { files } = await write(`paymentProvider: 'mockpay', apiBase: 'https://api.shop.example'`);
    expect(files.get('shop.conf')?.toString()).toMatch(/connect-src 'self' https:\/\/api\.shop\.example;/);
    expect(files.get('shop.conf')?.toString()).toContain('location = /shop.conf { return 404; }');
  });

  it.each([
    ['razorpay', 'optional', true],
    ['razorpay', 'required', false],
    ['mockpay', 'optional', false],
  ])('of %s with %s address lines warns: %s', async (provider, lines, isWarned) => {
    const { said } = await write(`paymentProvider: '${provider}', paymentKey: 'key', addressLines: '${lines}'`);
    expect(said.includes("Set addressLines: 'required'")).toBe(isWarned);
  });
});
