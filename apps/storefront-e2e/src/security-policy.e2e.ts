import { expect, test } from './support/shop-test.ts';

test('an inline script that is not the shop’s own does not run @engines', async ({ page, browserErrors }) => {
  browserErrors.expect(/Content Security Policy|settings blocked an inline script/);
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const planted = (await answer.text()).replace('</head>', '<script>globalThis.isPlanted = true</script></head>');
    await route.fulfill({ response: answer, body: planted });
  });
  await page.goto('/');
  expect(await page.evaluate('globalThis.isPlanted')).toBeUndefined();
});

test('a script that is created from text does not run', async ({ page, browserErrors }) => {
  browserErrors.expect(/Content Security Policy|TrustedScript|settings blocked .* injection sink/);
  await page.goto('/');
  await page.evaluate(() => {
    const planted = document.createElement('script');
    planted.append('document.title = "planted"');
    document.head.append(planted);
  });
  await expect(page).not.toHaveTitle('planted');
});
