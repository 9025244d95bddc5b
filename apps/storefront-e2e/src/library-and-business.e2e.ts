import { expect, test } from './support/shop-test.ts';

test.describe('the academy', () => {
  test('shows its files by source, films to watch and papers to download', async ({ page }) => {
    await page.goto('/vanaveda-academy');
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByRole('group', { name: 'Sources' }).getByText('Know Your Plants').click();
    await expect(page).toHaveURL('/vanaveda-academy?type=1');
    await expect(page.getByRole('article')).toHaveCount(3);
    await expect(page.getByRole('link', { name: /^Watch\s*: Tulsi, Giloy, Amla/ })).toHaveAttribute('href', /youtube/);
    await expect(page.getByRole('link', { name: /^Download\s*: Reading a Label/ })).toHaveAttribute('href', /\.pdf$/);

    await page.getByRole('group', { name: 'Sources' }).getByText('All Sources').click();
    await expect(page).toHaveURL('/vanaveda-academy');
  });

  test('shows a text for a source without files', async ({ page }) => {
    await page.goto('/vanaveda-academy?type=99');
    await expect(page.getByText('No File Found')).toBeVisible();
  });
});

test.describe('the resources', () => {
  test('are filtered by category and open as files', async ({ page, request }) => {
    await page.goto('/resource-files?type=3');
    await expect(page.getByRole('article')).toHaveCount(4);
    await expect(page.getByRole('checkbox', { name: 'Forms' })).toBeChecked();
    const href = await page.getByRole('article').getByRole('link').first().getAttribute('href');
    const file = await request.get(href ?? '');
    expect(file.headers()['content-type']).toContain('application/pdf');
  });

  test('show a text for a category without files', async ({ page }) => {
    await page.goto('/resource-files?type=99');
    await expect(page.getByText('No Resource Found')).toBeVisible();
  });
});

test('the income plan opens each of its twelve types over the whole screen', async ({ page }) => {
  await page.goto('/start-a-business'); // the correct spelling
  await expect(page).toHaveURL('/start-a-bussines');
  const tiles = page.getByRole('main').getByRole('button', { name: /\d+%/ });
  await expect(tiles).toHaveCount(12);

  await page.getByRole('button', { name: /Lifetime discount on MRP/ }).click();
  const type = page.getByRole('dialog', { name: 'Lifetime discount on MRP' });
  await expect(type).toContainText('40%');
  await type.getByRole('button', { name: 'Close' }).click();
  await expect(type).toBeHidden();
  await expect(page.getByRole('button', { name: /Lifetime discount on MRP/ })).toBeFocused();
});

test('the company page changes with its tabs', async ({ page }) => {
  await page.goto('/about-vanaveda/about');
  const tabs = page.getByRole('navigation', { name: 'Company pages' });
  for (const tab of ['Vision', 'Mission']) {
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page).toHaveURL(`/about-vanaveda/${tab.toLowerCase()}`);
    await expect(tabs.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'page');
  }
});

test('the contact form keeps what was typed, since it sends nothing yet', async ({ page }) => {
  await page.goto('/contact-us');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('main').getByLabel('Message').fill('Do the drops taste of basil?');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main').getByLabel('Message')).toHaveValue('Do the drops taste of basil?');
  expect(sent).toEqual([]);
});
