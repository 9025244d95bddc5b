import { NavigationType, type RouteObject } from 'react-router-dom';
import { memoryHistory } from './memory-history.ts';
import { makeRouter } from './shop-router.ts';

const Page = () => null;

/** Pages at /, /here and /there; and one at /late/:name whose code comes, or not, when a test says so. */
function setUp(address = '/') {
  const calls: PromiseWithResolvers<{ Component: typeof Page }>[] = [];
  const lazy = () => {
    const call = Promise.withResolvers<{ Component: typeof Page }>();
    calls.push(call);
    return call.promise;
  };
  const routes: RouteObject[] = [
    { path: '/', Component: Page },
    { path: '/here', Component: Page },
    { path: '/there', Component: Page },
    { path: '/late/:name', lazy },
    { path: '/later', lazy },
  ];
  const history = memoryHistory(address);
  const router = makeRouter(routes, history);
  return {
    router,
    history,
    /** How often code was asked for. */
    asked: () => calls.length,
    arrive: (index = calls.length - 1) => calls[index]!.resolve({ Component: Page }),
    fail: (error: unknown) => calls.at(-1)!.reject(error),
  };
}

describe('a page whose code is there', () => {
  it('is shown, and is an entry of its own', async () => {
    const { router, history } = setUp();
    const heard = jest.fn();
    router.subscribe(heard);
    await router.navigate('/here?search=a b#c', { state: { from: 'home' } });

    expect(router.state).toMatchObject({
      location: { pathname: '/here', search: '?search=a%20b', hash: '#c', state: { from: 'home' } },
      navigationType: NavigationType.Push,
    });
    expect(history.location).toEqual(router.state.location);
    expect(heard).toHaveBeenCalledTimes(1);

    await history.go(-1);
    expect(router.state).toMatchObject({ location: { pathname: '/' }, navigationType: NavigationType.Pop });
  });

  it('takes the place of the one that led to it, when that is asked for', async () => {
    const { router, history } = setUp();
    await router.navigate('/here');
    await router.navigate('/there', { replace: true });
    expect(router.state.navigationType).toBe(NavigationType.Replace);

    await history.go(-1);
    expect(history.location.pathname).toBe('/');
  });

  it('has a key by which it is known again', async () => {
    const { router, history } = setUp();
    const { key } = router.state.location;
    await router.navigate('/here');
    expect(router.state.location.key).not.toBe(key);

    await history.go(-1);
    expect(router.state.location.key).toBe(key);
  });

  it('is known by an address relative to where the visitor is', async () => {
    const { router } = setUp('/here');
    await router.navigate('?search=a');
    expect(router.state.location).toMatchObject({ pathname: '/here', search: '?search=a' });
  });
});

describe('while a page’s code is on its way', () => {
  it('the page before it stays, its address too', async () => {
    const { router, history, arrive } = setUp();
    const { state } = router;
    const arrival = router.navigate('/late/one');
    expect(router.state).toBe(state);
    expect(history.location.pathname).toBe('/');

    arrive();
    await arrival;
    expect(router.state.location.pathname).toBe('/late/one');
    expect(history.location.pathname).toBe('/late/one');
  });

  it('whoever goes elsewhere gets there, and stays there', async () => {
    const { router, history, arrive } = setUp();
    const late = router.navigate('/late/one');
    await router.navigate('/there');
    arrive();
    await late;

    expect(router.state.location.pathname).toBe('/there');
    await history.go(-1);
    expect(history.location.pathname).toBe('/');
  });

  it('whoever goes to another such page gets there, whichever comes first', async () => {
    const { router, arrive } = setUp();
    const first = router.navigate('/late/one');
    const second = router.navigate('/later');
    arrive(1);
    await second;
    arrive(0);
    await first;

    expect(router.state.location.pathname).toBe('/later');
  });

  it('whoever went Back is where the browser says', async () => {
    const { router, history, arrive } = setUp('/late/one');
    const begun = router.navigate('/here');
    await begun;
    const back = history.go(-1);
    expect(router.state.location.pathname).toBe('/here');
    expect(history.location.pathname).toBe('/late/one');

    arrive();
    await back;
    expect(router.state).toMatchObject({ location: { pathname: '/late/one' }, navigationType: NavigationType.Pop });
  });

  it('whoever went Back has left the page as it was scrolled then', async () => {
    const { router, history, arrive } = setUp('/later');
    await router.navigate('/here');
    const { key } = router.state.location;
    const scroll = jest.replaceProperty(window, 'scrollY', 300);
    const returned = history.go(-1);
    // As the browser does that goes to a place within the page.
    scroll.replaceValue(900);
    arrive();
    await returned;
    expect(router.state.location.pathname).toBe('/later');
    expect(router.scrollPositions.of(key)).toBe(300);
    scroll.restore();
  });

  it('whoever goes Back twice meanwhile has left the page before the first time', async () => {
    const { router, history, arrive } = setUp('/late/one');
    await router.navigate('/here');
    await router.navigate('/there');
    const { key } = router.state.location;
    const scroll = jest.replaceProperty(window, 'scrollY', 300);
    const twice = [history.go(-2)];
    scroll.replaceValue(900);
    twice.push(history.go(1));
    arrive();
    await Promise.all(twice);
    expect(router.state.location.pathname).toBe('/here');
    expect(router.scrollPositions.of(key)).toBe(300);
    scroll.restore();
  });

  it('the first page is said to be on its way', async () => {
    const { router, arrive } = setUp('/late/one');
    expect(router.state.isLoading).toBe(true);
    const shown = new Promise<void>((resolve) => router.subscribe(resolve));
    arrive();
    await shown;
    expect(router.state).not.toHaveProperty('isLoading');
  });
});

describe('a page whose code cannot be fetched', () => {
  it('is where the visitor is, with the trouble; it is asked for anew when he comes again', async () => {
    const { router, history, fail, arrive, asked } = setUp();
    const trouble = new Error('no line');
    const arrival = router.navigate('/late/one');
    fail(trouble);
    await arrival;
    expect(router.state).toMatchObject({ location: { pathname: '/late/one' }, failure: { error: trouble } });
    expect(history.location.pathname).toBe('/late/one');

    await router.navigate('/here');
    expect(router.state).not.toHaveProperty('failure');
    const again = router.navigate('/late/one');
    expect(asked()).toBe(2);
    arrive();
    await again;
    expect(router.state).not.toHaveProperty('failure');
  });

  it('is no trouble of who has gone elsewhere', async () => {
    const { router, fail } = setUp();
    const arrival = router.navigate('/late/one');
    await router.navigate('/here');
    fail(new Error('no line'));
    await arrival;
    expect(router.state.location.pathname).toBe('/here');
    expect(router.state).not.toHaveProperty('failure');
  });
});

it('code that has come is not asked for again', async () => {
  const { router, arrive, asked } = setUp();
  const arrival = router.navigate('/late/one');
  arrive();
  await arrival;
  await router.navigate('/late/two');
  expect(asked()).toBe(1);
});
