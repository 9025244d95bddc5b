import type { Excess, Growth } from './compare.ts';

const kibibytes = (bytes: number): string => (bytes / 1_024).toFixed(1);

export const budgetsMessages = {
  noBuild: (folder: string) => `There is no built storefront in ${folder}. npm run build makes one.`,
  head: 'KiB at first load        script: raw    gzip  brotli    page: raw    gzip  brotli',
  line: (page: string, figures: readonly number[]) =>
    `${page.padEnd(28)}${figures.map((bytes, at) => kibibytes(bytes).padStart(at === 3 ? 13 : 8)).join('')}`,
  excess: ({ page, what, measure, bytes, limit }: Excess) =>
    `${page}: ${what}, ${measure}, ${kibibytes(bytes)} KiB are more than its ${kibibytes(limit)}.`,
  grew: 'Grown since the budgets were set, in KiB of brotli:',
  growth: ({ script, before, now }: Growth) =>
    `  ${script}: ${before === 0 ? 'new' : kibibytes(before)} -> ${kibibytes(now)}`,
  met: 'Every page is within its budget.',
  written: (file: string) => `Written to ${file}.`,
  howToAllow: 'If that is worth it: npm run budgets -- --update, and commit budgets.json with the reason.',
} as const;
