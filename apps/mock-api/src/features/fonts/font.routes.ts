import { join } from 'node:path';
import { extraProblem, type ExtraResponse } from '@shop/mock-engine/engine/definition';
import { readIfThere } from '@shop/mock-engine/server/server-pages';
import { fontPackages } from '../../files.ts';
import type { ExtraRoute } from '../../world/operation.ts';
import { fontFamilies, fontStyleUrl } from './font-families.ts';

const ONE_DAY_IN_SECONDS = 86_400;

/** The storefront's fonts for the payment window and the receipt. */
export const fontRoutes: readonly ExtraRoute[] = [
  {
    method: 'GET',
    url: fontStyleUrl(':family'),
    respond: ({ path: { family } }) => send(family, 'index.css', 'text/css; charset=utf-8'),
  },
  {
    method: 'GET',
    url: '/custom/fonts/:family/files/:name',
    respond: ({ path: { family, name = '' } }) =>
      // Prevents path traversal.
      /^[\w-]+\.woff2$/.test(name) ? send(family, join('files', name), 'font/woff2') : extraProblem(404),
  },
];

async function send(family: string | undefined, file: string, type: string): Promise<ExtraResponse> {
  const known = fontFamilies.find((name) => name === family);
  const body = known && (await readIfThere(join(fontPackages, known, file)));
  if (body === undefined) return extraProblem(404);
  return {
    status: 200,
    headers: { 'content-type': type, 'cache-control': `public, max-age=${ONE_DAY_IN_SECONDS}` },
    body,
  };
}
