import { expect, test } from './support/shop-test.ts';

test('neither an inline script that is not the shop’s own nor one that is created from text runs @engines', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expect(/Content Security Policy|settings blocked an inline script|TrustedScript|injection sink/);
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const planted = (await answer.text()).replace('</head>', '<script>globalThis.isPlanted = true</script></head>');
    await route.fulfill({ response: answer, body: planted });
  });
  await page.goto('/');
  expect(await page.evaluate('globalThis.isPlanted')).toBeUndefined();

  await page.evaluate(() => {
    const planted = document.createElement('script');
    planted.append('globalThis.isCreated = true');
    document.head.append(planted);
  });
  expect(await page.evaluate('globalThis.isCreated')).toBeUndefined();
});
