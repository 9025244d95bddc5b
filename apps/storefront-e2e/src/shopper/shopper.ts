import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import type { Offer, Product } from '@shop/api-contract/model';
import type { CartLine } from '@shop/domain/cart/cart';
import { demo } from '../support/account.ts';
import { servedHeaders } from '../support/served.ts';
import { mockApiUrl } from '../support/servers.ts';
import { expectDrawn, expectHydrated } from '../support/settled.ts';
import { kanpur, storageState } from '../support/stored.ts';
import { newVisitor, register } from '../support/visitor.ts';
import { watchBrowser } from '../support/watch-browser.ts';
import { createWorld } from '../support/world.ts';

type Account = Pick<typeof demo, 'name' | 'email' | 'password'>;

/** What the shopper knows without looking: fast-check's model. */
export interface Memory {
  address: URL;
  cart: readonly CartLine[];
  /** Who is signed in for her tab only, and who on this device. */
  inTab: Account | null;
  onDevice: Account | null;
}

export type Tab = 'her' | 'another';

interface Place {
  href: string;
  y: number;
  /** When the page was loaded. */
  timeOrigin: number;
}

/** How long something may take to be there, in ms; less while many walks are tried. */
export const PATIENCE = process.env.SHOPPER_SHORTEN ? 5_000 : 30_000;

/** The shop in a world of its own, and a browser of which the shopper holds one tab: what fast-check compares with it. */
export type Shop = Awaited<ReturnType<typeof openShop>>;

export async function openShop(browser: Browser, name: string, isPhone: boolean) {
  const world = await createWorld(name);
  const visitor = newVisitor();
  await register(world, visitor);
  const listOf = async (list: string): Promise<unknown> =>
    (await fetch(`${mockApiUrl}${world.prefix}/api/v1/${list}`)).json();

  const served = { prefix: world.prefix, isPrerendered: true, areFontsLate: false, isPageLate: false };
  const context = await browser.newContext({
    extraHTTPHeaders: servedHeaders(served),
    storageState: storageState({ selectedOffice: kanpur }),
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  const errors = watchBrowser(context, world);
  const places = new Map<string, Place>();
  const story: string[] = [];
  await context.exposeBinding('keepPlace', (_, key: string, place: Place) => void places.set(key, place));
  await context.addInitScript(watchShopper);
  const page = await context.newPage();

  return {
    page,
    /** Where she was on each page of the tab's history, by the key of its entry. */
    places,
    accounts: [demo, visitor] as readonly [Account, Account],
    products: (await listOf('all-products')) as Product[],
    offers: (await listOf('all-offers')) as Offer[],
    /** What she did. */
    story,
    /** Presses a control, if there is one. */
    press: async (control: Locator | null) => {
      const name = await control?.evaluate(
        (element) =>
          element.ariaLabel ?? (element.textContent || element.getAttribute('placeholder') || element.localName),
      );
      story.push(`  presses ${name ?? 'nothing'}`);
      await (isPhone ? control?.tap() : control?.click());
    },
    /** Her tab, or another of the same browser at the products. */
    tab: async (which: Tab) => {
      if (which === 'her') return page;
      const other = context.pages()[1] ?? (await context.newPage());
      if (!other.url().endsWith('/products')) await other.goto('/products');
      await settle(other);
      return other;
    },
    otherTabs: () => context.pages().slice(1),
    setOnline: (isOnline: boolean) => context.setOffline(!isOnline),
    errors: () => errors.filter((line) => !line.includes('net::ERR_INTERNET_DISCONNECTED')),
    close: async () => {
      await context.close();
      await world.end();
    },
  };
}

/** Waits until the page is at rest. */
export async function settle(page: Page): Promise<void> {
  await expectDrawn(page);
  await expectHydrated(page);
  await expect(page.locator('.loading-bar')).toHaveCount(0);
  // A closed dialog goes back over its entry in the history.
  await page.waitForFunction(() => {
    const { usr } = (history.state ?? {}) as { usr?: { dialogs?: number } };
    return !usr?.dialogs || document.querySelector('[role$="dialog"]:not([hidden])') !== null;
  });
  await expectDrawn(page);
}

declare global {
  interface Window {
    keepPlace: (key: string, place: Place) => void;
    hasPressed?: boolean;
  }
}

/** Runs in the page: keeps her place on it as a step begins, and whenever she does something. */
function watchShopper(): void {
  const types = ['begin', 'pointerdown', 'keydown', 'input'];
  const note = ({ type }: Event) => {
    window.keepPlace(window.navigation.currentEntry?.key ?? '', {
      href: location.href,
      y: scrollY,
      timeOrigin: performance.timeOrigin,
    });
    window.hasPressed = type !== 'begin' && (window.hasPressed || type === 'pointerdown');
  };
  for (const type of types) addEventListener(type, note, true);
}

/** Runs in the page: when it was loaded, the entry of the history, and whether there are others. */
export function readHistory() {
  const { navigation } = window;
  const { timeOrigin } = performance;
  return {
    key: navigation.currentEntry?.key ?? '',
    timeOrigin,
    Back: navigation.canGoBack,
    Forward: navigation.canGoForward,
  };
}

/** Holds the page to stand where it stood last, or at its end where it has become shorter, until it is loaded anew. */
export async function expectSamePlace({ page, places }: Shop, tolerance: number): Promise<void> {
  const { key, timeOrigin } = await page.evaluate(readHistory);
  const place = places.get(key);
  // Signed in or out meanwhile, she was led elsewhere. Pages loaded anew are lower until their data have come: browsers
  // keep the old ones for Back, which Playwright turns off.
  if (place?.href !== page.url() || place.timeOrigin !== timeOrigin) return;
  const { href, y } = place;
  const distance = () =>
    page.evaluate((before) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return Math.abs(scrollY - Math.min(before, scrollHeight - clientHeight));
    }, y);
  const message = `px from ${Math.round(y)} px down ${href}`;
  await expect.poll(distance, { message, timeout: PATIENCE }).toBeLessThanOrEqual(tolerance);
}
