import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openLibrary, rules, type LibraryServer } from '../testing/library.fixture.ts';
import { folder } from '../testing/processes.fixture.ts';
import { fetchHandler } from '../web/fetch-handler.ts';
import { MAX_WORLDS, SEEDED_TIME, WORLD_HEADER } from './worlds.ts';

let library: LibraryServer;
beforeEach(async () => (library = await openLibrary()));
afterEach(() => library.app.close());

const names = () => library.worlds.list().map(({ world }) => world.name);
const loansIn = (world: string) => library.worlds.get(world).loans.all().length;

it('a world is chosen by the URL first, then by the header', async () => {
  await library.send({ url: '/__world/two/v2/books', headers: { 'x-mock-world': 'three' } });
  await library.send({ url: '/hours', headers: { 'x-mock-world': 'four' } });
  await library.send('/__world/five/hours');
  expect(names()).toEqual(['default', 'two', 'four', 'five']);
});

it.each(['A', 'ä', '-a', 'a'.repeat(64), 'a.b', '%20', ''])('the name %j is refused', async (name) => {
  const { status, body } = await library.send(`/__world/${name}/books`);
  expect(status).toBe(400);
  expect(body).toContain('1 to 63 lower-case letters');
});

it('a world loses its data when it is reset, and is removed when it is deleted', async () => {
  await library.lend('one');
  library.worlds.reset('one');
  expect(loansIn('one')).toBe(1);
  library.worlds.delete('one');
  expect(names()).toEqual(['default']);
  expect(() => library.worlds.delete('default')).toThrow('can be reset, but not deleted');
  expect(() => library.worlds.reset('one')).toThrow('world "one" does not exist');
});

it('a copy has the data, clock and situations, and is independent', async () => {
  await library.lend('one');
  const one = library.worlds.get('one');
  one.situations.switchOn(rules.situation('slow'));
  one.clock.advance(60_000);
  const copy = library.worlds.fork('one', 'copy');
  copy.situations.clear();
  await library.lend('copy');

  expect(['default', 'one', 'copy'].map(loansIn)).toEqual([1, 2, 3]);
  expect(one.situations.list().length).toBe(1);
  expect(copy.clock.now()).toBeGreaterThan(Date.now() + 50_000);
  expect(() => library.worlds.fork('one', 'copy')).toThrow('world "copy" already exists');
});

it('a seed repeats ids and times, also after a reset', async () => {
  for (const name of ['one', 'two']) library.worlds.create(name, { seed: 'monsoon' });
  library.worlds.create('other', { seed: 'winter' });
  const [one, two, other] = [await library.lend('one'), await library.lend('two'), await library.lend('other')];
  library.worlds.reset('one');
  expect(two).toEqual(one);
  expect(await library.lend('one')).toEqual(one);
  expect(one.until).toMatch(/^2026-01-05T04:30/);
  expect(other.id).not.toBe(one.id);
});

it('worlds expire when they are unused', () => {
  library.worlds.open('idle');
  library.worlds.expire(60_000);
  expect(names()).toEqual(['default', 'idle']);
  library.worlds.expire(-1);
  expect(names()).toEqual(['default']);
});

it.each<[number, Record<string, string>]>([
  [403, { 'sec-fetch-site': 'cross-site' }],
  [403, { origin: 'https://evil.example' }],
  [200, { 'sec-fetch-site': 'same-origin' }],
  [200, { origin: 'http://localhost:4200', 'sec-fetch-site': 'same-site' }],
])('a page gets %i for a new world, by where it comes from: %j', async (status, headers) => {
  const ask = (name: string) => library.send({ url: `/__world/${name}/hours`, headers });
  const asked = await ask('filled');
  expect(asked.status).toBe(status);
  if (status === 403) expect(asked.body).toContain('cannot create the world \\"filled\\"');
  expect(names()).toEqual(status === 403 ? ['default'] : ['default', 'filled']);
  expect((await ask('default')).status).toBe(200);
});

it('worlds are limited in number', async () => {
  for (let count = 1; count < MAX_WORLDS; count += 1) library.worlds.open(`w${count}`);
  const { status, body } = await library.send('/__world/one-more/books');
  expect(status).toBe(429);
  expect(body).toContain('Delete one first');
});

describe('worlds in a data file', () => {
  const open = async (options: Parameters<typeof openLibrary>[0] = {}) =>
    (library = await openLibrary({ ...options, dataFile: join(folder, 'library.sqlite') }));
  const restart = async (options = {}) => {
    await library.app.close();
    await open(options);
  };
  beforeEach(async () => {
    await library.app.close();
    await open();
  });

  it('are listed, read and deleted after a restart', async () => {
    library.worlds.create('kept', { isPersistent: true });
    const { id } = await library.lend('other');
    library.worlds.fork('other', 'copy', { isPersistent: true });
    await restart();

    const listed = library.worlds.list().map(({ world, isPersistent }) => `${world.name} ${isPersistent}`);
    expect(listed).toEqual(['default true', 'kept true', 'other false', 'copy true']);
    for (const name of ['other', 'copy']) expect(library.worlds.get(name).loans.get(id)?.id).toBe(id);
    library.worlds.expire(-1);
    await restart();
    expect(names()).toEqual(['default', 'kept', 'copy']);
    library.worlds.delete('kept');
    await restart();
    expect(names()).toEqual(['default', 'copy']);
  });

  it('have their clock and situations after a restart, and so have copies', async () => {
    const { clock, situations } = library.worlds.open('one');
    clock.advance(60_000);
    clock.stop();
    situations.switchOn(rules.situation('no-books'), 3);
    situations.switchOn(rules.override({ operation: 'listBooks', status: 503 }));
    // As of a contract that had it.
    situations.switchOn(rules.stored({ operation: 'gone', status: 200, body: [], id: 'edited' }), 2);
    await library.send('/__world/one/loans');
    library.worlds.fork('one', 'copy');
    await restart();

    for (const name of ['one', 'copy']) {
      const world = library.worlds.get(name);
      expect(world.clock.now()).toEqual(clock.now());
      expect(world.clock.isRunning).toBe(false);
      expect(world.situations.list().map(({ rule, remaining }) => [rule.id, remaining])).toEqual([
        ['no-books', 2],
        ['listBooks:503', undefined],
        ['edited', 2],
      ]);
    }
    expect((await library.send('/__world/copy/books')).status).toBe(503);
    const overrides = [{ id: 'listBooks:503' }, { id: 'edited' }];
    expect((await library.control('GET', '/worlds/copy/overrides')).body).toMatchObject({ overrides });
  });

  it('have what the start switches on beside their own, and only while it does', async () => {
    const on = (world: string) => library.worlds.open(world).situations.list();
    const onIn = (world: string) => on(world).map(({ rule, remaining }) => [rule.id, remaining]);
    for (const name of ['no-books', 'slow'] as const) library.switchOn(name, 3);
    await restart({ active: ['no-books'], worlds: ['default', 'desk'] });
    const own = ['slow', 3];
    for (const name of ['default', 'desk', 'other'])
      library.worlds.fork(library.worlds.open(name).name, `${name}-copy`);
    expect(['default', 'default-copy'].map(onIn)).toEqual(Array(2).fill([own, ['no-books', undefined]]));
    library.worlds.reset('desk');
    expect(['desk', 'desk-copy'].map(onIn)).toEqual(Array(2).fill([['no-books', undefined]]));
    expect(['other', 'other-copy'].map(onIn)).toEqual([[], []]);
    await restart();
    expect(onIn('default')).toEqual([['no-books', 3], own]);
    expect(onIn('desk')).toEqual([]);
  });

  it('replay their recordings after a restart, without secrets', async () => {
    const headers = ['Authorization', 'Cookie'].map((name) => ({ name, value: 'brahmi22' }));
    const entry = (method: string, url: string, text: string, sent = '', mimeType = 'application/json') => ({
      request: { method, url, headers, postData: { mimeType, text: sent } },
      response: { status: 200, headers, content: { mimeType: 'application/json', text } },
    });
    const entries = [
      entry('GET', 'https://x.example/books?token=brahmi22', '[{"title":"Recorded"}]'),
      entry('POST', 'https://x.example/members', '{"id":1,"token":"brahmi22"}', '{"name":"Om","password":"brahmi22"}'),
      entry('POST', 'https://x.example/members', '{}', 'password brahmi22', 'text/plain'),
      entry('POST', 'https://other.example/', '"brahmi22"', '"brahmi22"'),
    ];
    const { body } = await library.control('POST', '/worlds/default/recordings', { log: { entries } });
    expect(body).toMatchObject({ counts: { listBooks: 1, joinLibrary: 2 } });
    await restart();
    expect(readFileSync(join(folder, 'library.sqlite')).includes('brahmi22')).toBe(false);
    expect((await library.send('/books?token=other')).body).toBe('[{"title":"Recorded"}]');
    const payload = { name: 'Om', password: 'other' };
    const { body: joined } = await library.send({ method: 'POST', url: '/members', payload });
    expect(joined).toBe('{"id":1,"token":"member"}');
  });

  it('do not repeat the ids of their seed after a restart', async () => {
    library.worlds.create('seeded', { seed: 'monsoon' });
    const { id } = await library.lend('seeded');
    await restart();
    expect((await library.lend('seeded')).id).not.toBe(id);
    expect(library.worlds.get('seeded').clock.now()).toBe(SEEDED_TIME);
  });

  it('keep what they have when a situation, a reset or the end of an unused world cannot be stored', async () => {
    await library.lend();
    library.worlds.open('idle');
    library.switchOn('slow');
    library.worlds.close();
    expect(() => library.switchOn('slow', 2)).toThrow(/could not be written/);
    expect(library.worlds.get('default').situations.list()).toMatchObject([{ remaining: undefined }]);
    expect(() => library.worlds.reset('default')).toThrow(/could not be written/);
    expect(loansIn('default')).toBe(2);
    library.worlds.expire(-1);
    expect(names()).toEqual(['default', 'idle']);
    await open();
    expect(loansIn('default')).toBe(2);
  });

  it('are read, and begun, although nothing can be stored', async () => {
    library.switchOn('no-books', 2);
    library.worlds.close();
    expect((await library.send('/books')).body).toBe('[]');
    expect((await library.send('/__world/new/loans')).status).toBe(200);
    await expect(library.lend('new')).rejects.toThrow('Service Unavailable');
  });

  it('refuse the changes of earlier requests after a reset', async () => {
    const { loans } = library.worlds.get('default');
    library.worlds.reset('default');
    expect(() => loans.delete('first')).toThrow(/was reset/);
    await restart();
    expect(loansIn('default')).toBe(1);
  });
});

it('a handler without a server has the same names and limit of worlds', async () => {
  const handle = fetchHandler({ openapi: '3.1.0', paths: {} });
  const statusIn = async (world: string) =>
    (await handle(new Request('https://x.test/a', { headers: { [WORLD_HEADER]: world } }))).status;
  expect(await statusIn('No Name')).toBe(400);
  for (let count = 1; count <= MAX_WORLDS; count += 1) await statusIn(`w${count}`);
  expect(await statusIn('another')).toBe(429);
  expect(await statusIn('w1')).toBe(404);
});
