import type { Location } from 'react-router-dom';
import { browserHistory } from './shop-history.ts';

const page = (pathname: string, rest: Partial<Location> = {}): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: `key of ${pathname}`,
  ...rest,
});

const popped = () => new Promise<void>((resolve) => browserHistory().listen(async () => resolve()));

beforeEach(() => window.history.replaceState(null, '', '/'));

it('names the entry that the browser opened, and keeps what else it holds', () => {
  window.history.replaceState({ kept: true }, '', '/');
  const { key } = browserHistory().location;
  expect(key).not.toBe('');
  expect(window.history.state).toEqual({ kept: true, key });
});

it('leaves the name of an entry as it is after a reload', () => {
  const { key } = browserHistory().location;
  expect(browserHistory().location).toEqual({ pathname: '/', search: '', hash: '', state: null, key });
});

it('writes address, name and what was handed over', () => {
  const history = browserHistory();
  const entries = window.history.length;
  const next = page('/login', { search: '?a=1', hash: '#b', state: { returnTo: '/dashboard' } });
  history.push(next);
  expect(window.location.href).toMatch(/\/login\?a=1#b$/);
  expect(history.location).toEqual(next);
  expect(window.history.length).toBe(entries + 1);

  history.replace(page('/dashboard'));
  expect(history.location).toEqual(page('/dashboard'));
  expect(window.history.length).toBe(entries + 1);
});

it('tells when the visitor has gone back', async () => {
  const history = browserHistory();
  const before = history.location;
  history.push(page('/offers'));
  const isPopped = popped();
  history.go(-1);
  await isPopped;
  expect(history.location).toEqual(before);
});

it('names the entry of a place within the page to which a link led', async () => {
  const history = browserHistory();
  const { key } = history.location;
  const isPopped = popped();
  window.location.hash = '#refunds';
  await isPopped;
  expect(history.location).toMatchObject({ hash: '#refunds', key: expect.stringMatching(/./) as string });
  expect(history.location.key).not.toBe(key);
});

it('has the browser open a page of which it takes no entry', () => {
  const history = browserHistory();
  jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  history.push(page('/', { hash: '#there' }));
  expect(window.location.hash).toBe('#there');
});
