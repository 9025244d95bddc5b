import type { WorkboxPlugin } from 'workbox-core/types.js';
import { isRetired } from './retirement.ts';

/** Some hosts give the router's page, with status 200, where a file is missing: that is no file. */
export function wholeAnswer(answer: Response, kind: 'page' | 'file'): Response | null {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  return answer.status === 200 && isPage === (kind === 'page') ? answer : null;
}

/** Keeps only whole answers of the right kind. */
export const wholeAnswers = (kind: 'page' | 'file'): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isRetired() ? null : wholeAnswer(response, kind)),
});
