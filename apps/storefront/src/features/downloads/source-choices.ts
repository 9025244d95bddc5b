import { ALL_SOURCES } from './source-filter.ts';
import type { Choice } from '../../shared/ui/choice-filter.tsx';
import { downloadsMessages } from './downloads.messages.ts';

/** All sources, and each one. */
export const sourceChoices = (sources: readonly Choice<number>[] = []): Choice<number>[] => [
  { id: ALL_SOURCES, name: downloadsMessages.allSources },
  ...sources,
];
