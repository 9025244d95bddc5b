import { compareErrors } from './browser-errors.ts';
import { expect, test } from './shop-test.ts';
import { missingStylesIn } from './missing-styles.ts';

// The suite's error detection is tested too: it must notice each planted error.

test.describe('the error detection', () => {
  test('notices errors, refused and unanswered requests, and a call that leaves the test’s world', async ({
    page,
    browserErrors,
    world,
  }) => {
    browserErrors.expect(
      'console error: a planted error',
      'page error: a planted error',
      'response 401: GET /api/user',
      /^failed request: GET .*nowhere/,
      'outside the test’s world: GET /api/v1/categories',
    );
    await page.route('**/nowhere', (route) => route.abort('connectionreset'));
    await page.goto('/');
    await page.evaluate(`console.error('a planted error')`);
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('a planted error');
      });
    });
    await thrown;
    await page.evaluate((url) => fetch(url), `${world.prefix}/api/user`);
    await page.evaluate(() => fetch('/nowhere').catch(() => {}));
    await page.evaluate(() => fetch('/api/v1/categories'));
  });

  test('notices an inline script in a page: the header rules let only the shop’s own run', async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expect(/Content Security Policy|settings blocked an inline script/);
    await page.route('/', async (route) => {
      const answer = await route.fetch();
      const planted = (await answer.text()).replace('</head>', '<script>globalThis.isPlanted = true</script></head>');
      await route.fulfill({ response: answer, body: planted });
    });
    await page.goto('/');
    expect(await page.evaluate('globalThis.isPlanted')).toBeUndefined();
  });

  test('notices a script created from text: the header rules let none run', async ({ page, browserErrors }) => {
    browserErrors.expect(/Content Security Policy|TrustedScript|settings blocked .* injection sink/);
    await page.goto('/');
    await page.evaluate(() => {
      const planted = document.createElement('script');
      planted.append('document.title = "planted"');
      document.head.append(planted);
    });
    await expect(page).not.toHaveTitle('planted');
  });

  test('reports an element without styles', async ({ page, context }) => {
    await page.goto('/');
    expect(await missingStylesIn(context)).toEqual([]);
    await page.evaluate(() => document.querySelector('main')?.classList.add('planted_4'));
    expect(await missingStylesIn(context)).toEqual([expect.stringContaining('no styles: <main')]);
    await page.close();
  });

  test('reports unexpected errors, and expected ones that did not occur', () => {
    expect(compareErrors(['response 401: POST /api/v1/login'], [/401.*login/])).toEqual([]);
    expect(compareErrors(['page error: oh'], [])).toEqual(['not announced: page error: oh']);
    expect(compareErrors([], ['response 500'])).toEqual(['announced, but did not happen: response 500']);
  });
});
