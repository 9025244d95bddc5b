import { brand } from '../../shared/env.ts';

/** A section of a policy, linkable by its id. */
export interface PolicySection {
  id: string;
  title: string;
  /** Paragraphs and lists. Links are written as in Markdown: `[label](/path)`. */
  text: string | readonly (string | readonly string[])[];
}

export interface Policy {
  path: string;
  title: string;
  /** The policy in a sentence or two. */
  lead: string;
  /** The way of a parcel, before the sections. */
  steps?: readonly { when: string; title: string; text: string }[];
  sections: readonly PolicySection[];
}

/** The support's address within a text. */
export const supportMail = `[${brand.supportEmail}](mailto:${brand.supportEmail})`;
