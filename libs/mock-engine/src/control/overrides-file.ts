import { existsSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { checkInFile, readJsonOrYaml } from '../config/checked-file.ts';
import { requireValid, SetupError } from '../config/setup-error.ts';
import { stringifyYaml } from '../document/parse-openapi.ts';
import { override, reservedId, type Override } from '../faults/fault.ts';
import type { OverrideRule } from '../faults/override-rule.ts';
import type { Rules } from '../faults/rules.ts';
import { HttpError } from '../http/problem.ts';
import { controlMessages as messages } from './control.messages.ts';

const overrideId = z
  .string()
  .min(1)
  .refine((one) => !reservedId.test(one), messages.overrideId);

const overrideList = z.array(override.extend({ id: overrideId })).superRefine((all, context) => {
  const index = all.findIndex((given, at) => all.findIndex((one) => one.id === given.id) < at);
  if (index >= 0) context.addIssue({ code: 'custom', path: [index, 'id'], message: messages.twice(all[index]?.id) });
});

/**
 * Reads overrides from JSON or YAML. A file that does not exist has none: the console creates it.
 *
 * @throws SetupError that names line and field
 */
export function readOverridesFile(file: string, rules: Pick<Rules, 'override'>): OverrideRule[] {
  if (!existsSync(file)) return [];
  const given = readJsonOrYaml(file);
  return checkInFile(file, () =>
    requireValid(overrideList, given).map(({ id, ...one }, index) => {
      try {
        return rules.override(one, id);
      } catch (error) {
        const { field, detail } = (error instanceof HttpError && error.errors?.[0]) || {};
        throw field === undefined || detail === undefined ? error : new SetupError(detail, [String(index), field]);
      }
    }),
  );
}

/** Writes them as JSON, or as YAML by the file's ending. @throws Error when the file cannot be written */
export function writeOverrides(file: string, overrides: readonly (Override & { readonly id: string })[]): void {
  writeFileSync(file, /\.ya?ml$/.test(file) ? stringifyYaml(overrides) : `${JSON.stringify(overrides, null, 2)}\n`);
}
