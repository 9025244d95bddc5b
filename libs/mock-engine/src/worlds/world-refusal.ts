import { worldsMessages } from './worlds.messages.ts';

/** Why an action on a world is rejected. */
export type WorldRefusalReason = keyof typeof worldsMessages;

/** The response status. */
const statuses = {
  name: 400,
  foreign: 403,
  unknown: 404,
  exists: 409,
  tooMany: 429,
  defaultStays: 409,
  noDisk: 409,
} as const satisfies Record<WorldRefusalReason, number>;

/** An action on a world that is rejected; the message gives the reason and the next step. */
export class WorldRefusal extends Error {
  readonly status: 400 | 403 | 404 | 409 | 429;

  constructor(reason: WorldRefusalReason, about: string | number = '') {
    const message: string | ((about: never) => string) = worldsMessages[reason];
    super(typeof message === 'string' ? message : message(about as never));
    this.status = statuses[reason];
  }
}
