// spec-map: 2.2.1
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { dialog } from './support/dialogs.ts';
import { expectHydrated, goWithin, openHydrated } from './support/settled.ts';
import { expect, test } from './support/shop-test.ts';
import { kanpur } from './support/stored.ts';

const manifestFile = path.resolve(import.meta.dirname, '../../storefront/dist/.vite/manifest.json');
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<
  string,
  { file: string; isDynamicEntry?: boolean }
>;

const FAILURE = /^This did not load/;
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: FAILURE });
const press = (page: Page, name: string) => page.getByRole('button', { name }).first().click();

test.use({ stored: { selectedOffice: kanpur } });

test('a dialog that does not load says so, and opens on the next press @engines', async ({ page, browserErrors }) => {
  const source = 'src/features/delivery/delivery-location-dialog.tsx';
  browserErrors.expect(/^failed request: GET/);
  await openHydrated(page, '/contact-us');
  const allow = await refuse(page, source);
  await press(page, 'Kanpur,208001');
  await expect(failure(page)).toBeInViewport();
  await expect(dialog(page)).toHaveCount(0);
  await allow();
  if (await keepsFailure(page, source)) {
    await failure(page).getByRole('button', { name: 'Reload the page' }).click();
    await expectHydrated(page);
  }
  await press(page, 'Kanpur,208001');
  await expect(dialog(page)).toBeVisible();
  await expect(failure(page)).toHaveCount(0);
});

test.describe('a page whose code is gone, as after a deployment', () => {
  const code = 'src/content/policies/certificate-page.tsx';
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('is opened anew; if its code stays away, it can be read and says that its script is missing @engines', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/^failed request: GET/, /^page error: /);
    await openHydrated(page, '/contact-us');
    await page.route(`**/${fileOf(code)}`, (route) => route.abort('connectionreset'), { times: 1 });
    await goWithin(page, '/fssai');
    await expect(heading(page)).toHaveText('FSSAI certificate');
    await expectHydrated(page);
    await page.goBack();
    await expect(heading(page)).toHaveText('Contact Us');

    await refuse(page, 'src/content/articles/brands.content.ts');
    await goWithin(page, '/brands');
    await expect(page.getByText('The shop’s script did not arrive')).toBeVisible();
    await expect(heading(page)).toHaveText('Our brands');
  });

  test.describe('and that is not prerendered', () => {
    test.use({ isPrerendered: false });

    test('is opened anew once, then says so within the layout, and comes by Try again @engines', async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expect(/^failed request: GET/);
      await openHydrated(page, '/contact-us');
      const allow = await refuse(page, code);
      const opened: string[] = [];
      page.on('load', () => opened.push(new URL(page.url()).pathname));
      await goWithin(page, '/fssai');
      await expect(heading(page)).toHaveText('This page could not be shown');
      await expect(page.getByRole('banner')).toBeVisible();
      expect(opened).toEqual(['/fssai']);
      await allow();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page)).toHaveText('FSSAI certificate');
    });
  });
});

/** @returns allows the file again */
async function refuse(page: Page, source: string): Promise<() => Promise<void>> {
  const address = `**/${fileOf(source)}`;
  await page.route(address, (route) => route.abort('connectionreset'));
  return () => page.unroute(address);
}

function fileOf(source: string): string {
  const { file, isDynamicEntry } = manifest[source] ?? {};
  if (file === undefined || !isDynamicEntry) throw new Error(`The build has no ${source} that is loaded later.`);
  return file;
}

/** Firefox and older Chromium (153) keep a failed import as long as the page is open. */
function keepsFailure(page: Page, source: string): Promise<boolean> {
  return page.evaluate(
    (file) =>
      import(file).then(
        () => false,
        () => true,
      ),
    `/${fileOf(source)}`,
  );
}
