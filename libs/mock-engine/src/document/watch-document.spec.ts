import { mkdirSync, renameSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { documentTitle } from '../engine/document-definition.ts';
import { folder } from '../testing/processes.fixture.ts';
import { loadDocument, type LoadedDocument } from './load-document.ts';
import { DocumentWatcher } from './watch-document.ts';

let watching: DocumentWatcher | undefined;
afterEach(() => watching?.close());

const write = (name: string, title: string, more = '') =>
  writeFileSync(join(folder, name), `openapi: 3.1.0\ninfo: { title: ${title} }\npaths: {${more}}\n`);

/** Watches a document, and gives the next one that is used, or the next report. */
async function watchIt(name = 'api.yaml') {
  const address = join(folder, name);
  const waiting: ((text: string) => void)[] = [];
  const say = (text: string) => waiting.splice(0).forEach((done) => done(text));
  watching = new DocumentWatcher([address], [await loadDocument(address)], {
    use: ([document]: readonly LoadedDocument[]) => say(document ? documentTitle(document.document) : ''),
    report: say,
  });
  // The watcher has seen the file as it is.
  await stat(address);
  return () => new Promise<string>((done) => waiting.push(done));
}

it('a save is noticed, also that of a file which the document has lately', async () => {
  write('api.yaml', 'First');
  const next = await watchIt();
  let news = next();
  write('api.yaml', 'Second', " '/a': { $ref: a.yaml } ");
  expect(await news).toMatch(/a\.yaml cannot be read/);
  news = next();
  writeFileSync(join(folder, 'a.yaml'), 'get: { responses: {} }');
  expect(await news).toBe('Second');
  news = next();
  write('api.yaml', 'Third', " '/b': { get: { responses: { 200: { $ref: '#/none' } } } } ");
  expect(await news).toMatch(/api\.yaml:3 The reference #\/none has no target/);
});

it('a save is noticed behind a symbolic link, and after its folder was replaced', async () => {
  for (const name of ['one', 'two']) mkdirSync(join(folder, name));
  write('one/api.yaml', 'One');
  write('two/api.yaml', 'Two');
  symlinkSync(join(folder, 'one'), join(folder, 'now'));
  const next = await watchIt('now/api.yaml');
  let news = next();
  unlinkSync(join(folder, 'now'));
  symlinkSync(join(folder, 'two'), join(folder, 'now'));
  expect(await news).toBe('Two');
  news = next();
  renameSync(join(folder, 'two'), join(folder, 'old'));
  mkdirSync(join(folder, 'two'));
  write('two/api.yaml', 'Three');
  expect(await news).toBe('Three');
});

it('nothing is used after the end, not even what was being read', async () => {
  write('api.yaml', 'First');
  const used = jest.fn();
  new DocumentWatcher([join(folder, 'api.yaml')], [], { use: used, report: used }).close();
  const next = await watchIt();
  const news = next();
  write('api.yaml', 'Second');
  expect(await news).toBe('Second');
  expect(used).not.toHaveBeenCalled();
});
