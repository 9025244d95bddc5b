import { faults } from './mishaps.ts';
import { expect, test } from './shop-test.ts';

// The suite's own alarm must work: else "no errors in the browser" would prove nothing. A mishap that is announced
// here and goes unnoticed fails the test, as one does that happens without being announced.

test.describe('the alarm', () => {
  test('notices a console error', async ({ page, mishaps }) => {
    mishaps.expect('console error: a planted error');
    await page.goto('/');
    await page.evaluate(`console.error('a planted error')`);
  });

  test('notices an error that nobody catches', async ({ page, mishaps }) => {
    mishaps.expect('page error: a planted error');
    await page.goto('/');
    const thrown = page.waitForEvent('pageerror');
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('a planted error');
      });
    });
    await thrown;
  });

  test('notices a refused request and one without an answer', async ({ page, mishaps }) => {
    mishaps.expect('answer 401: GET /api/user', /^failed request: GET .*nowhere/);
    await page.route('**/nowhere', (route) => route.abort('connectionreset'));
    await page.goto('/');
    await page.evaluate(() => fetch('/api/user'));
    await page.evaluate(() => fetch('/nowhere').catch(() => {}));
  });

  test('goes off at what was not announced, and at what was and did not happen', () => {
    expect(faults(['answer 401: POST /api/v1/login'], [/401.*login/])).toEqual([]);
    expect(faults(['page error: oh'], [])).toEqual(['not announced: page error: oh']);
    expect(faults([], ['answer 500'])).toEqual(['announced, but did not happen: answer 500']);
  });
});
