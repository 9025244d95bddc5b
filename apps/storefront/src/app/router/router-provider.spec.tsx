import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fragment, StrictMode, type ReactNode } from 'react';
import { Link, useLocation, type RouteObject } from 'react-router-dom';
import { ChakraProvider } from '@chakra-ui/react';
import { system } from '@shop/design/theme/system';
import { appMessages } from '../app.messages.ts';
import { reportError } from '../../shared/report-error.ts';
import { Redirect } from '../../shared/ui/redirect.tsx';
import { memoryHistory } from './memory-history.ts';
import { PageOutlet } from './page-outlet.tsx';
import { RouterProvider } from './router-provider.tsx';
import { makeRouter } from './shop-router.ts';

jest.mock('../../shared/report-error.ts', () => ({ reportError: jest.fn() }));
const reported = jest.mocked(reportError);

let scrolled: jest.SpiedFunction<typeof window.scrollTo>;
beforeEach(() => {
  reported.mockClear();
  sessionStorage.clear();
  window.scrollY = 0;
  scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});

const trouble = new Error('broken');
const Broken = (): ReactNode => {
  throw trouble;
};

function Frame() {
  const { pathname } = useLocation();
  if (pathname === '/no-frame') throw trouble;
  return (
    <>
      <nav>
        <Link to="/offers">To offers</Link>
        <Link to="/tab" preventScrollReset>
          To the tab
        </Link>
      </nav>
      <PageOutlet />
    </>
  );
}

const table = (): RouteObject[] => [
  {
    Component: Frame,
    children: [
      { path: '/', element: <h1>Home</h1> },
      {
        path: '/offers',
        element: (
          <>
            <h1>Offers</h1>
            <h2 id="of-may">May</h2>
          </>
        ),
      },
      { path: '/tab', element: <h1>Tab</h1> },
      { path: '/broken', element: <Broken /> },
      { path: '/no-frame', element: <h1>Never</h1> },
      { path: '/no-code', lazy: () => Promise.reject(trouble) },
      { path: '/moved', element: <Redirect to="/offers" state="moved" /> },
    ],
  },
];

function show(address = '/', { history = memoryHistory(address), isPrepared = false, Mode = StrictMode } = {}) {
  const router = makeRouter(table(), history, isPrepared);
  const view = render(
    <Mode>
      <ChakraProvider value={system}>
        <RouterProvider router={router} />
      </ChakraProvider>
    </Mode>,
  );
  return { router, history, user: userEvent.setup(), ...view };
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const frame = () => screen.queryByRole('navigation');
const SORRY = appMessages.errorTitle;

describe('a page that breaks', () => {
  // React tells of what an error boundary catches.
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));

  it.each(['/broken', '/no-code'])('%s is replaced within its frame, and said once', async (path) => {
    // Strict mode would run the effect that says it twice.
    const { router } = show('/', { Mode: Fragment });
    await act(() => router.navigate(path));
    expect(heading()).toBe(SORRY);
    expect(frame()).toBeVisible();
    expect(reported.mock.calls).toEqual([['page', trouble]]);

    await act(() => router.navigate('/offers'));
    expect(heading()).toBe('Offers');
  });

  it('may be the first one', () => {
    show('/broken');
    expect(heading()).toBe(SORRY);
  });

  it('with its frame is replaced altogether', async () => {
    const { router } = show();
    await act(() => router.navigate('/no-frame'));
    expect(heading()).toBe(SORRY);
    expect(frame()).toBeNull();

    await act(() => router.navigate('/offers'));
    expect(heading()).toBe('Offers');
    expect(frame()).toBeVisible();
  });

  it('is left by Back', async () => {
    const { router, history } = show();
    await act(() => router.navigate('/broken'));
    await act(() => history.go(-1));
    expect(heading()).toBe('Home');
  });
});

describe('a link', () => {
  it('to the page on which it stands makes no entry', async () => {
    const { history, user } = show();
    await user.click(screen.getByText('To offers'));
    expect(heading()).toBe('Offers');
    await user.click(screen.getByText('To offers'));
    await act(() => history.go(-1));
    expect(heading()).toBe('Home');
  });

  it('to a page that has moved leads where it is now', async () => {
    const { router, history } = show();
    await act(() => router.navigate('/moved'));
    expect(heading()).toBe('Offers');
    expect(history.location).toMatchObject({ pathname: '/offers', state: 'moved' });
    await act(() => history.go(-1));
    expect(heading()).toBe('Home');
  });
});

it('the first page may have moved', async () => {
  show('/moved');
  expect(await screen.findByRole('heading', { name: 'Offers' })).toBeVisible();
});

describe('the page is scrolled', () => {
  it('to its top when it is new', async () => {
    const { user } = show();
    scrolled.mockClear();
    await user.click(screen.getByText('To offers'));
    expect(scrolled.mock.calls[0]).toEqual([0, 0]);
  });

  it('to the place that its address names', async () => {
    const scrolledInto = jest.fn();
    Element.prototype.scrollIntoView = scrolledInto;
    const { router } = show();
    scrolled.mockClear();
    await act(() => router.navigate('/offers#of%2Dmay'));
    expect(scrolledInto.mock.contexts[0]).toBe(screen.getByText('May'));
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('to its top when there is no such place', async () => {
    const { router } = show();
    scrolled.mockClear();
    await act(() => router.navigate('/offers#%E0%A4%A'));
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });

  it('to where it was left, on the way back', async () => {
    const { router, history } = show();
    window.scrollY = 640;
    await act(() => router.navigate('/offers'));
    window.scrollY = 20;
    await act(() => history.go(-1));
    expect(scrolled).toHaveBeenLastCalledWith(0, 640);
    await act(() => history.go(1));
    expect(scrolled).toHaveBeenLastCalledWith(0, 20);
  });

  it('to where it was left, after a reload too', () => {
    const history = memoryHistory('/');
    const { unmount } = show('/', { history });
    window.scrollY = 640;
    window.dispatchEvent(new Event('pagehide'));
    unmount();

    show('/', { history });
    expect(scrolled).toHaveBeenLastCalledWith(0, 640);
  });

  it('nowhere by a link that says so', async () => {
    const { user } = show();
    scrolled.mockClear();
    await user.click(screen.getByText('To the tab'));
    expect(heading()).toBe('Tab');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('nowhere when it stood there already', async () => {
    const { user } = show('/', { isPrepared: true });
    expect(scrolled).not.toHaveBeenCalled();
    await user.click(screen.getByText('To offers'));
    expect(scrolled).toHaveBeenCalledWith(0, 0);
  });
});

it('the browser scrolls by itself only when the shop is loaded again', () => {
  const { unmount } = show();
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  unmount();
});

it('positions that are damaged or cannot be kept are none', async () => {
  sessionStorage.setItem('scroll-positions', '{');
  const { user } = show();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  window.dispatchEvent(new Event('pagehide'));
  await user.click(screen.getByText('To offers'));
  expect(heading()).toBe('Offers');
});
