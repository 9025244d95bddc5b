import { Refusal } from '@shop/workspace-tools/terminal/refusal';
import { releaseMessages as messages } from '../../release.messages.ts';
import type { HeaderRules } from '../header-rules.ts';
import { headersFile } from './headers-file.ts';
import { nginx } from './nginx.ts';

/** Writes the rules in a host's own language. @returns texts by the name of the file they belong into */
type RenderRules = (rules: HeaderRules) => Readonly<Record<string, string>>;

/** The kinds of hosts that the rules can be rendered for, by their names on the command line. */
export const targets = { nginx, 'headers-file': headersFile } satisfies Record<string, RenderRules>;

export type Target = keyof typeof targets;

/** @throws Refusal when there are no rules for such a host */
export function readTarget(name = ''): Target {
  if (!Object.hasOwn(targets, name)) throw new Refusal(messages.unknownTarget(name, Object.keys(targets)));
  return name as Target;
}
