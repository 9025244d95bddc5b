import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Screenshots of `npm run screens`, reduced for the README: twelve at most. */
const desktop = ['home', 'products', 'product', 'cart', 'checkout-pay', 'dashboard', 'business'];
const phone = ['home', 'product-dark', 'payment-window', 'checkout-success'];

const folders = { screens: '../../apps/storefront-e2e/screens', gallery: '../../docs/screens' } as const;

/** The visible part of a screen, in pixels of the gallery's picture. */
const sizes = { desktop: { width: 960, height: 600 }, phone: { width: 360, height: 733 } } as const;

/** Maximum size of a picture. */
const MAX_BYTES = 80_000;
const QUALITY = 72;

async function shrink(name: string, device: keyof typeof sizes): Promise<void> {
  const isDark = name.endsWith('-dark');
  const screen = `${name.replace(/-dark$/, '')}--${device}-${isDark ? 'dark' : 'light'}.png`;
  const picture = join(folders.gallery, `${name}-${device}.jpg`);
  const { width, height } = sizes[device];
  await sharp(join(folders.screens, screen))
    .resize({ width, height, fit: 'cover', position: 'top' })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(picture);
  const { size } = await stat(picture);
  if (size > MAX_BYTES) throw new Error(`${picture} has ${size} bytes, more than ${MAX_BYTES}.`);
  process.stdout.write(`${picture} (${Math.round(size / 1024)} kB)\n`);
}

await mkdir(folders.gallery, { recursive: true });
for (const name of desktop) await shrink(name, 'desktop');
for (const name of phone) await shrink(name, 'phone');
