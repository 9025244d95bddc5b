/** The router's page for every address that is no file: static hosts know it by this name. */
const ROUTER_PAGE = '/404.html';

/**
 * The host's page for an address; where it has none, the router's page with a status that says it is one.
 *
 * @param isBare the page shall come without prepared data: it would show what is not there just now
 */
export async function sitePage(request: Request, isBare: boolean): Promise<Response> {
  if (isBare) return routerPage();
  const page = await fetch(request);
  return page.ok || page.type === 'opaqueredirect' ? page : routerPage();
}

async function routerPage(): Promise<Response> {
  const page = await fetch(ROUTER_PAGE);
  // A new answer: one that was redirected may not be a page's.
  return new Response(page.body, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
