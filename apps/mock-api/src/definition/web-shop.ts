import type { ReportBug } from '@shop/mock-engine/engine/engine';
import { webMock } from '@shop/mock-engine/web/web-mock';
import { browserFile } from '../features/payment-window/browser-file.ts';
import { picturesOf } from '../world/pictures.ts';
import type { SharedOptions } from '../world/shared-services.ts';
import { shopDefinition } from './shop-definition.ts';

/** The shop without a server. */
export type WebShop = ReturnType<typeof webShop>;

interface WebFiles {
  /** Texts of the payment window's files by name. */
  readonly window?: Readonly<Record<string, string>>;
  readonly pictures?: Parameters<typeof picturesOf>;
}

/** The shop with browser APIs only, without fonts, which any static host serves. Its secret is public, so that signatures prove nothing. */
export function webShop(reportBug: ReportBug, files: WebFiles = {}, options: SharedOptions = {}) {
  const windowFiles = Object.entries(files.window ?? {}).map(([name, text]) =>
    browserFile(name, () => new TextEncoder().encode(text)),
  );
  const pictures = files.pictures && picturesOf(...files.pictures);
  return webMock(shopDefinition(windowFiles, { pictures, ...options }), reportBug);
}
