import { extraProblem } from '@shop/mock-engine/engine/definition';
import type { ExtraRoute } from '../../world/operation.ts';
import { samplePdf } from './sample-file.content.ts';

const ONE_DAY_IN_SECONDS = 86_400;

/** Serves one sample page for all files that academy and resource cards link to. */
export const fileRoute: ExtraRoute = {
  method: 'GET',
  url: '/custom/files/*',
  respond({ path }, { content: { lists } }) {
    const link = `/custom/files/${path['*'] ?? ''}`;
    if (![...lists.listAcademyFiles, ...lists.listResourceFiles].some((file) => file.link === link))
      return extraProblem(404);

    return {
      status: 200,
      headers: { 'content-type': 'application/pdf', 'cache-control': `public, max-age=${ONE_DAY_IN_SECONDS}` },
      body: samplePdf,
    };
  },
};
