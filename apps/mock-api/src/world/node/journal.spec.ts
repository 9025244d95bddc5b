import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openJournal, type Journal } from './journal.ts';

let folder: string;
let journal: Journal;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  journal = open('era-1');
});
afterEach(() => {
  journal.close();
  rmSync(folder, { recursive: true });
});

const file = () => join(folder, 'shop.sqlite-changes');
const open = (era: string) => openJournal(file(), era);
function reopen(era: string): Journal {
  journal.close();
  return (journal = open(era));
}

function damage(text: string): void {
  const bytes = readFileSync(file());
  writeFileSync(file(), bytes.fill(0, bytes.indexOf(text), bytes.indexOf(text) + text.length));
}

it('holds what was appended, in order, for whoever opens it next', () => {
  journal.append(['आशा', 1]);
  journal.append({ order: 'b\nc' });
  expect(reopen('era-1').entries()).toEqual([['आशा', 1], { order: 'b\nc' }]);
});

it('goes on behind what it held when it was opened', () => {
  journal.append('a');
  reopen('era-1').append('b');
  expect(reopen('era-1').entries()).toEqual(['a', 'b']);
});

it('knows nothing of an earlier era, although its entries still stand behind the new ones', () => {
  for (const entry of ['old a', 'old b', 'old c']) journal.append(entry);
  journal.beginEra('era-2');
  expect(journal.length).toBe(0);

  journal.append('new');
  expect(reopen('era-2').entries()).toEqual(['new']);
  expect(readFileSync(file(), 'utf8')).toContain('old c');
});

it('does not count an entry that a crash cut off, and writes the next one in its place', () => {
  for (const entry of ['a', 'b', 'cut off here']) journal.append(entry);
  damage('off');
  expect(reopen('era-1').entries()).toEqual(['a', 'b']);

  journal.append('c');
  expect(reopen('era-1').entries()).toEqual(['a', 'b', 'c']);
});

it('is refused when an entry is damaged that others stand behind: those were answered', () => {
  for (const entry of ['a', 'damaged', 'c']) journal.append(entry);
  damage('maged');
  journal.close();
  expect(() => open('era-1')).toThrow(/damaged/);
});

it('grows as it is written, also by entries of any size', () => {
  // Each takes several of the steps in which the file grows.
  const large = 'x'.repeat(600_000);
  for (let entry = 0; entry < 3; entry++) journal.append(large);
  expect(reopen('era-1').entries()).toEqual([large, large, large]);
});

it('syncs as often as asked, also several times at once, and lets a sync under way end before it closes', async () => {
  journal.append('a');
  await Promise.all([journal.sync(), journal.sync()]);
  const underWay = journal.sync();
  journal.close();
  await underWay;
  await journal.sync();
});
