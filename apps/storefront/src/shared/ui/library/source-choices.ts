import { ALL_SOURCES } from '../../source-filter.ts';
import type { Choice } from '../choice-filter.tsx';
import { libraryMessages } from './library.messages.ts';

/** All sources, and each one. */
export const sourceChoices = (sources: readonly Choice<number>[] = []): Choice<number>[] => [
  { id: ALL_SOURCES, name: libraryMessages.allSources },
  ...sources,
];
