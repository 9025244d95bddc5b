import type { ReactNode } from 'react';

/** A part of a policy; it can be linked to by its id. */
export interface PolicySection {
  id: string;
  title: string;
  body: ReactNode;
}

export interface Policy {
  title: string;
  /** The policy in a sentence or two. */
  lead: string;
  sections: readonly PolicySection[];
}
