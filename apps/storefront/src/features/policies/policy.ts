import type { ReactNode } from 'react';

/** A section of a policy, linkable by its id. */
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
