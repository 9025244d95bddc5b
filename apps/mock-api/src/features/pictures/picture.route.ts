import { extraProblem, type ExtraResponse } from '@shop/mock-engine/engine/definition';
import { accepts, matchesEtag } from '@shop/mock-engine/http/http';
import type { ExtraRoute } from '../../world/operation.ts';
import { pictureFormats } from '../../world/pictures.ts';

const DEFAULT_WIDTH = 720;
/** A picture may be replaced under its name. */
const ONE_HOUR_IN_SECONDS = 60 * 60;

/** Pictures in the width and format for the requesting browser. */
export const pictureRoute: ExtraRoute = {
  method: 'GET',
  url: '/custom/images/*',
  async respond({ path, query, headers }, { pictures }): Promise<ExtraResponse> {
    // Not every browser supports AVIF, so it is sent only when accepted.
    const formats = pictureFormats.filter(
      (format) => format === 'webp' || accepts(headers['accept'], `image/${format}`),
    );
    const picture = await pictures.find(path['*'] ?? '', { width: Number(query['w']) || DEFAULT_WIDTH, formats });
    if (!picture) return extraProblem(404);

    const etag = `"${picture.version}-${picture.format}"`;
    const cacheable = {
      'cache-control': `public, max-age=${ONE_HOUR_IN_SECONDS}`,
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept',
      etag,
    };
    if (matchesEtag(headers['if-none-match'], etag)) return { status: 304, headers: cacheable, body: '' };
    return { status: 200, headers: { ...cacheable, 'content-type': `image/${picture.format}` }, body: picture.bytes };
  },
};
