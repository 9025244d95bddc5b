import { brand } from '../../shared/env.ts';

/** What all policies share. */
export const policiesMessages = {
  contents: 'Contents',
  questions: 'Questions about this page',
  questionsText: `Our support team answers them: ${brand.supportHours}, ${brand.supportDays}.`,
};

export const certificateMessages = {
  facts: 'What it says',
  note: 'Support sends a copy of the document on request.',
  ask: 'Ask for a copy',
};
