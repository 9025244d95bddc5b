import { pageFile } from '@shop/storefront/published-page';

/** Static hosts serve this page for unknown addresses. */
const ROUTER_PAGE = '/404.html';

/** Fetches from the host. */
type Ask = (address: Request | string) => Promise<Response>;

/**
 * The host's page, also on hosts that do not map `/products` to `products.html`; otherwise the router's page with
 * status 200.
 *
 * @param isBare without preloaded state, which would differ from the API's current data
 */
export async function sitePage(request: Request, isBare: boolean, ask: Ask): Promise<Response> {
  if (isBare) return asPage(await ask(ROUTER_PAGE));
  const page = await ask(request);
  if (page.ok || page.type === 'opaqueredirect') return page;

  const file = pageFile(new URL(request.url).pathname);
  const named = file === null ? undefined : await ask(`/${file}`);
  return asPage(named?.ok ? named : await ask(ROUTER_PAGE));
}

/** A new response: a redirected one is not allowed for a navigation. */
const asPage = ({ body }: Response) => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
