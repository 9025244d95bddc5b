import { brand } from '../../shared/env.ts';

/** A section of an article; in one with a list of contents, linkable by its id. */
export interface ArticleSection {
  id?: string;
  title: string;
  /** Paragraphs and lists. Links are written as in Markdown: `[label](/path)`. */
  text: string | readonly (string | readonly string[])[];
}

export interface Article {
  title: string;
  lead: string;
  /** Beside the text, a plant's sheet or a photo; without one, the list of contents. */
  picture?: { plant: string; name: string } | { file: string };
  /** The way of a parcel, before the sections. */
  steps?: readonly { when: string; title: string; text: string }[];
  sections?: readonly ArticleSection[];
  /** Where to go on: by a button, or by cards that say more. */
  nextStep?: { label: string; to: string };
  ways?: readonly { label: string; text: string; to: string }[];
}

/** The support's address within a text. */
export const supportMail = `[${brand.supportEmail}](mailto:${brand.supportEmail})`;
