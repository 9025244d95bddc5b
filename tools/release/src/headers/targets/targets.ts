import type { HeaderRules } from '../header-rules.ts';
import { headersFile } from './headers-file.ts';
import { nginx } from './nginx.ts';

/** Renders the rules for a host. @returns texts by file name */
type RenderRules = (rules: HeaderRules) => Readonly<Record<string, string>>;

/** The supported kinds of hosts, by their command-line name. */
export const targets = { nginx, 'headers-file': headersFile } satisfies Record<string, RenderRules>;

export type Target = keyof typeof targets;
