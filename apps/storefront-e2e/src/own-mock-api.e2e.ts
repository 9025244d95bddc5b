import { expect, test as base } from '@playwright/test';
import { createMockApi, type MockApi } from '@shop/mock-api/shop';
import { logIn, nameInTopBar } from './support/account.ts';

/** Gives each test a mock API of its own, whatever the storefront was started with. */
const test = base.extend<{ mockApi: MockApi }>({
  mockApi: async ({ page }, use) => {
    const mockApi = await createMockApi({ passwordCost: 16 });
    const url = await mockApi.app.listen({ port: 0, host: '127.0.0.1' });
    await page.route('**/api/**', (route) => {
      const { pathname, search } = new URL(route.request().url());
      return route.continue({ url: url + pathname + search });
    });
    await use(mockApi);
    await mockApi.app.close();
  },
});

test('a customer of this test’s world signs in', async ({ page, mockApi }) => {
  const account = { email: 'meera@example.org', password: 'secret1' };
  await mockApi.app.inject({
    method: 'POST',
    url: '/api/v1/register',
    payload: { ...account, name: 'Meera Nair', mobile: '9000000003' },
  });

  await page.goto('/login');
  await logIn(page, account.email, account.password);
  await expect(nameInTopBar(page, 'Meera Nair')).toBeVisible();
});
