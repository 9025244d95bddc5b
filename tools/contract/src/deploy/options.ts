import { parseArgs } from 'node:util';
import { deployMessages as messages } from './deploy.messages.ts';

export interface DeployOptions {
  readonly pacticipant: string;
  readonly environment: string;
  readonly acceptsSkipped: boolean;
  /** By which a broker knows it; without one, the revision of the working tree. */
  readonly version: string | undefined;
}

const known = {
  pacticipant: { type: 'string' },
  to: { type: 'string' },
  version: { type: 'string' },
  'accept-skipped': { type: 'boolean', default: false },
} as const;

/** Reads the command line of `npm run can-i-deploy` and `npm run record-deployment`. */
export function readDeployOptions(
  args: readonly string[],
  usage: string,
): { ok: true; options: DeployOptions } | { ok: false; message: string } {
  try {
    const {
      pacticipant,
      to,
      version,
      'accept-skipped': acceptsSkipped,
    } = parseArgs({
      args: [...args],
      options: known,
    }).values;
    if (!pacticipant) return { ok: false, message: `${messages.missing('pacticipant')}\n${usage}` };
    if (!to) return { ok: false, message: `${messages.missing('to')}\n${usage}` };
    return { ok: true, options: { pacticipant, environment: to, acceptsSkipped, version } };
  } catch (error) {
    return { ok: false, message: `${error instanceof Error ? error.message : String(error)}\n${usage}` };
  }
}
