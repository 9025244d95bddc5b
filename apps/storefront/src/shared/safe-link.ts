import { portalUrl } from './portal.ts';

/** What a list may name by its path alone: files and pictures on the portal. */
const PORTAL_PATH = '/custom/';

const webSchemes = ['http:', 'https:'];

/**
 * The address of a link or picture that a list names. Whatever is neither http(s) nor a portal path is refused: a
 * list may be edited by many hands, and a link must never run as a script.
 *
 * @returns null when there is nothing safe to lead to
 */
export function safeLink(link: string): string | null {
  if (link.startsWith(PORTAL_PATH)) return portalUrl(link);
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  return webSchemes.includes(url.protocol) ? url.href : null;
}

/** Whether the portal serves it, and so in several widths. */
export const isPortalPath = (link: string): boolean => link.startsWith(PORTAL_PATH);
