import { portalUrl } from './portal.ts';

/** Portal paths that lists may use. */
const PORTAL_PATH = '/custom/';

const webSchemes = ['http:', 'https:'];

/**
 * A safe URL for a link or picture from data: http(s) or a portal path. Data has many editors, and a link must never
 * run as a script.
 *
 * @returns null when there is nothing safe to lead to
 */
export function safeLink(link: string): string | null {
  if (link.startsWith(PORTAL_PATH)) return portalUrl(link);
  try {
    const url = new URL(link);
    return webSchemes.includes(url.protocol) ? url.href : null;
  } catch {
    return null;
  }
}
