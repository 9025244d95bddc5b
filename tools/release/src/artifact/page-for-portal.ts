import { PRELOADED_STATE_ID } from '@shop/storefront/published-page';

/** The state that the build embeds in a page. */
const preloadedState = new RegExp(`(<script type="application/json" id="${PRELOADED_STATE_ID}">)([^]*?)(</script>)`);

/** Portal paths in attributes: one, or several in a `srcset`. */
const portalAddress = /(?<=[\s"])\/custom\//g;

/** A picture for sharing, in `og:image` or JSON-LD: its address has the shop's own origin. */
const sharedPicture = /(?<=(?:content=|[:[,])")(https?:\/\/[^"/]+)(\/custom\/[^"]*)/g;

/**
 * A prerendered page whose pictures and files come from a portal on another origin. The embedded state changes with it:
 * React would render the page again if the two differed.
 *
 * @param portalBase without a trailing slash, as in shop-config.js; empty for the shop's own origin
 */
export function pageForPortal(html: string, portalBase: string): string {
  if (portalBase === '') return html;
  const outside = html.split(/(<script\b[^]*?<\/script>|<style\b[^]*?<\/style>)/);
  return outside
    .map((part, at) => {
      if (at % 2 === 1 && !part.includes('"application/ld+json"')) return part;
      return part
        .replaceAll(sharedPicture, (_, site: string, path: string) => new URL(portalBase + path, site).href)
        .replaceAll(portalAddress, `${portalBase}/custom/`);
    })
    .join('')
    .replace(preloadedState, (_, open: string, json: string, close: string) => {
      const page = JSON.parse(json) as { config: string };
      const config = JSON.stringify({ ...(JSON.parse(page.config) as object), portalBase });
      return open + JSON.stringify({ ...page, config }).replaceAll('<', '\\u003c') + close;
    });
}
