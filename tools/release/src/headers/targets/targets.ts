import { ArgumentError } from '@shop/workspace-tools/terminal/command';
import { releaseMessages as messages } from '../../release.messages.ts';
import type { HeaderRules } from '../header-rules.ts';
import { headersFile } from './headers-file.ts';
import { nginx } from './nginx.ts';

/** Renders the rules for a host. @returns texts by file name */
type RenderRules = (rules: HeaderRules) => Readonly<Record<string, string>>;

/** The supported kinds of hosts, by their command-line name. */
export const targets = { nginx, 'headers-file': headersFile } satisfies Record<string, RenderRules>;

export type Target = keyof typeof targets;

/** @throws CommandError for an unknown target */
export function readTarget(name = ''): Target {
  if (!Object.hasOwn(targets, name)) throw new ArgumentError(messages.unknownTarget(name, Object.keys(targets)));
  return name as Target;
}
