import { PREPARED_ID } from '@shop/domain/presentation/prepared-id';

/** What the build wrote into a page besides its markup (`apps/storefront/src/app/prerender/prepared.ts`). */
const prepared = new RegExp(`(<script type="application/json" id="${PREPARED_ID}">)([^]*?)(</script>)`);

/** Addresses on the portal as they stand in attributes: one, or several in a `srcset`. */
const portalAddress = /(?<=[\s"])\/custom\//g;

/**
 * A prerendered page whose pictures and files come from another portal than the shop's own origin. The shop's script
 * compares: markup that was made for another portal it would draw anew.
 *
 * @param portalBase without a trailing slash, as in shop-config.js; empty for the shop's own origin
 */
export function pageForPortal(html: string, portalBase: string): string {
  if (portalBase === '') return html;
  const outside = html.split(/(<script\b[^]*?<\/script>|<style\b[^]*?<\/style>)/);
  return outside
    .map((part, at) => (at % 2 === 0 ? part.replaceAll(portalAddress, `${portalBase}/custom/`) : part))
    .join('')
    .replace(prepared, (_, open: string, json: string, close: string) => {
      const page = JSON.parse(json) as { config: string };
      const config = JSON.stringify({ ...(JSON.parse(page.config) as object), portalBase });
      return open + JSON.stringify({ ...page, config }).replaceAll('<', '\\u003c') + close;
    });
}
