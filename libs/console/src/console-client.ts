import { controlClient } from '@shop/mock-engine/client/control-client';

export type ConsoleClient = ReturnType<typeof createConsoleClient>;

/** @param origin where the mock API is, without a trailing slash; the page's own origin when empty */
export function createConsoleClient(origin = '') {
  return {
    control: controlClient(origin),
    /** The URL of a path in a world. */
    urlIn: (world: string, path = '') => `${origin}/__world/${world}${path}`,
    eventsUrl: `${origin}/__mock/events`,
  };
}
