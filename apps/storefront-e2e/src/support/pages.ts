import type { BrowserContext } from '@playwright/test';
import { FALLBACK_PAGE } from '@shop/domain/presentation/page-file';
import { pageForPortal } from '@shop/release-tools/artifact/page-for-portal';
import { storefrontUrl } from './servers.ts';
import type { World } from './world.ts';

/**
 * Serves pages as a deployment whose portal is the test's world, headers included.
 *
 * @param isPrerendered false as of a product that came after the build: no page was prerendered
 */
export async function routePages(context: BrowserContext, { prefix }: World, isPrerendered: boolean): Promise<void> {
  await context.route(
    (url) => url.origin === storefrontUrl && !url.pathname.startsWith('/__world/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch(isPrerendered ? {} : { url: `${storefrontUrl}/${FALLBACK_PAGE}` });
      await route.fulfill({ response: answer, body: pageForPortal(await answer.text(), prefix) });
    },
  );
}
