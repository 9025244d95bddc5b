import { parseArgs } from 'node:util';
import { changesMessages as messages } from './changes.messages.ts';
import { isFormat, type Format } from './report.ts';

export interface ChangesOptions {
  readonly from: string;
  /** Without one, the working tree. */
  readonly to: string | undefined;
  readonly format: Format;
}

/** Reads the command line of `npm run contract:changes`. */
export function readChangesOptions(
  args: readonly string[],
): { ok: true; options: ChangesOptions } | { ok: false; message: string } {
  const refused = (message: string) => ({ ok: false, message: `${message}\n${messages.usage}` }) as const;
  try {
    const known = {
      from: { type: 'string' },
      to: { type: 'string' },
      format: { type: 'string', default: 'text' },
    } as const;
    const { from, to, format } = parseArgs({ args: [...args], options: known }).values;
    if (!from) return refused(messages.noFrom);
    if (!isFormat(format)) return refused(messages.unknownFormat(format));
    return { ok: true, options: { from, to, format } };
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}
