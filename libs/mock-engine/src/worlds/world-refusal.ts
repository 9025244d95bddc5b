import { worldsMessages } from './worlds.messages.ts';

/** Why something about worlds cannot be done. */
export type WorldRefusalReason = keyof typeof worldsMessages;

/** The status that says so. */
const statuses = {
  name: 400,
  unknown: 404,
  exists: 409,
  tooMany: 429,
  defaultStays: 409,
  noDisk: 409,
  seededOnDisk: 409,
} as const satisfies Record<WorldRefusalReason, number>;

/** Something that cannot be done with a world; the message says why, and what to do. */
export class WorldRefusal extends Error {
  readonly status: 400 | 404 | 409 | 429;

  constructor(reason: WorldRefusalReason, about: string | number = '') {
    const message: string | ((about: never) => string) = worldsMessages[reason];
    super(typeof message === 'string' ? message : message(about as never));
    this.status = statuses[reason];
  }
}
