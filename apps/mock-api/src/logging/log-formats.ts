import { styleText } from 'node:util';

import type { LogEntry } from './logger.ts';

/** For machines: one JSON object a line, the time as ISO 8601. */
export function jsonLine({ time, level, ...fields }: LogEntry): string {
  return JSON.stringify({ time: new Date(time).toISOString(), level, ...fields });
}

type Style = Parameters<typeof styleText>[0];
const levelStyles: Record<LogEntry['level'], Style> = { error: 'red', warn: 'yellow', info: 'dim', debug: 'dim' };

/** For people at a terminal: the time of day, what was asked, and what came of it, in colours. */
export function terminalLine({ time, level, ...fields }: LogEntry): string {
  // The stream is a terminal already, or a file that somebody wants coloured.
  const paint = (style: Style, text: string) => styleText(style, text, { validateStream: false });
  const { world, method, url, operation, status, ms, situation, message, ...others } = fields;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const rest = Object.entries(others).map(([name, value]) => `${name}=${textOf(value)}`);
  if (method === undefined) {
    return [paint(levelStyles[level], `${clock} ${level}`), textOf(message), ...rest].join(' ');
  }
  return [
    paint('dim', clock),
    paint(statusStyle(Number(status)), String(status)),
    textOf(method).padEnd(4),
    textOf(url),
    paint('dim', `${operation === undefined ? '' : `${textOf(operation)} `}${textOf(ms)} ms`),
    ...(world === 'default' ? [] : [`world ${textOf(world)}`]),
    ...(situation === undefined ? [] : [paint('magenta', `because ${textOf(situation)}`)]),
    ...rest.map((text) => paint(levelStyles[level], text)),
  ].join(' ');
}

function statusStyle(status: number): Style {
  if (status >= 500) return 'red';
  return status >= 400 ? 'yellow' : 'green';
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
