import { PRELOADED_STATE_ID } from '@shop/storefront/published-page';
import { pageForPortal } from './page-for-portal.ts';

const SITE = 'https://shop.example';
const stateFor = (portalBase: string) =>
  JSON.stringify({ config: JSON.stringify({ portalBase, pictureWidths: [320] }) });
const page = (portal: string) => `<meta property="og:image" content="${new URL(`${portal}/custom/a.jpg`, SITE).href}"/>
<script type="application/ld+json">{"image":["${new URL(`${portal}/custom/a.jpg`, SITE).href}"]}</script>
<link rel="preload" as="image" imageSrcSet="${portal}/custom/a.jpg?w=320 320w, ${portal}/custom/a.jpg?w=640 640w"/>
<img src="${portal}/custom/a.jpg" alt="See /custom-made/ plates">
<script type="application/json" id="${PRELOADED_STATE_ID}">${stateFor(portal)}</script>`;

it.each(['https://pictures.shop.example', '/portal', ''])(
  'points pictures, those for sharing too, and embedded state to the portal at %j',
  (portal) => {
    expect(pageForPortal(page(''), portal)).toBe(page(portal));
  },
);

it('leaves scripts and styles unchanged', () => {
  const theirs = '<script>const at = "/custom/";</script><style>p { background: url("/custom/p.png") }</style>';
  expect(pageForPortal(theirs, 'https://pictures.shop.example')).toBe(theirs);
});
