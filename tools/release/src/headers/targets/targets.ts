import { Refusal } from '@shop/workspace-tools/terminal/refusal';
import { releaseMessages as messages } from '../../release.messages.ts';
import type { HeaderRules } from '../header-rules.ts';
import { cloudfront } from './cloudfront.ts';
import { githubPages } from './github-pages.ts';
import { nginx } from './nginx.ts';
import { cloudflarePages, netlify } from './underscore-headers.ts';

/** Writes the rules in a host's own language. @returns texts by the name of the file they belong into */
export type RenderRules = (rules: HeaderRules) => Readonly<Record<string, string>>;

/** The hosts that the rules can be rendered for, by their names on the command line. */
export const targets = {
  nginx,
  netlify,
  'cloudflare-pages': cloudflarePages,
  cloudfront,
  'github-pages': githubPages,
} satisfies Record<string, RenderRules>;

export type Target = keyof typeof targets;

/** @throws Refusal when there are no rules for such a host */
export function readTarget(name = ''): Target {
  if (!Object.hasOwn(targets, name)) throw new Refusal(messages.unknownTarget(name, Object.keys(targets)));
  return name as Target;
}
