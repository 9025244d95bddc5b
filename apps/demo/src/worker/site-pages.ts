import { pageFile } from '@shop/domain/presentation/page-file';

/** The router's page for every address that is no file: static hosts know it by this name. */
const ROUTER_PAGE = '/404.html';

/** Asks the host. */
type Ask = (address: Request | string) => Promise<Response>;

/**
 * The host's page for an address, also where the host does not know that `/products` is `products.html`; where there is
 * none, the router's page with a status that says it is one.
 *
 * @param isBare the page shall come without prepared data: it would show what is not there just now
 */
export async function sitePage(request: Request, isBare: boolean, ask: Ask): Promise<Response> {
  if (isBare) return asPage(await ask(ROUTER_PAGE));
  const page = await ask(request);
  if (page.ok || page.type === 'opaqueredirect') return page;

  const file = pageFile(new URL(request.url).pathname);
  const named = file === null ? undefined : await ask(`/${file}`);
  return asPage(named?.ok ? named : await ask(ROUTER_PAGE));
}

/** A new answer: one that was redirected may not be a page's. */
const asPage = ({ body }: Response) => new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
