import { defaultCompany } from '@shop/domain/company/default-company';

import { outsideProblem } from '../../outside-problem.ts';
import type { OutsideAnswer, OutsideRoute } from '../../outside-route.ts';
import type { Content } from '../../world/content.ts';
import { fileMessages } from './files.messages.ts';
import { titlePagePdf } from './pdf.ts';

const ONE_DAY_IN_SECONDS = 86_400;

/** What academy and resource cards link to: a page with the card's title stands in for the real file. */
export const fileRoute: OutsideRoute = {
  method: 'GET',
  url: '/custom/files/*',
  why: 'The files behind the academy’s and the resources’ links on the portal.',
  answer({ path }, { content }): OutsideAnswer {
    const title = titleOf(`/custom/files/${path['*'] ?? ''}`, content);
    if (title === undefined) return outsideProblem(404);

    return {
      status: 200,
      headers: { 'content-type': 'application/pdf', 'cache-control': `public, max-age=${ONE_DAY_IN_SECONDS}` },
      body: titlePagePdf(title, fileMessages.note(defaultCompany.displayName)),
    };
  },
};

function titleOf(link: string, { academyFiles, resourceFiles }: Content): string | undefined {
  return [...academyFiles, ...resourceFiles].find((file) => file.link === link)?.title;
}
