import type { Finding } from './finding.ts';

export const useMessages = {
  noBuild: (folder: string) => `There is no built storefront in ${folder}. npm run build makes one.`,
  measured: ({ row, times }: Finding) => `${row}: ${times.map((time) => Math.round(time)).join(', ')} ms`,
  busy: (load: number, cores: number) =>
    `The machine is busy (a load of ${load.toFixed(1)} on ${cores} cores): the figures say more about that than about the shop.`,
  failed: (row: string, reason: string) => `${row}: could not be measured. ${reason}`,
} as const;
