import { z } from 'zod';
import type { Contract } from '../document/calls.ts';
import { override, reservedId } from '../faults/fault.ts';
import { isOverride, overrideViolations, type OverrideRule } from '../faults/override-rule.ts';
import type { ActiveRule } from '../faults/rules.ts';
import { HttpError } from '../http/problem.ts';
import { controlCall, schemas } from './control-call.ts';
import { controlMessages as messages } from './control.messages.ts';
import { writeOverrides } from './overrides-file.ts';

schemas.add(override, { id: 'Override' });

const violations = z.array(z.string()).describe('Contract violations of its body, which is sent anyway.');

const overrideView = z
  .object({
    id: z.string(),
    title: z.string(),
    override,
    count: z.int().describe('Requests that it affected since the server started.'),
    remaining: z.int().nullable().describe('Requests left; null until it is removed.'),
    violations,
  })
  .describe('An override that is on in a world.')
  .register(schemas, { id: 'OverrideView' });

const activeOverrides = (rules: readonly ActiveRule[]) =>
  rules.filter((one): one is ActiveRule & { rule: OverrideRule } => isOverride(one.rule));

function toOverrideView({ rule, remaining, count }: ActiveRule & { rule: OverrideRule }, contract: Contract) {
  const { id, title, override } = rule;
  const violations = overrideViolations(contract, override);
  return { id, title, override, count, remaining: remaining ?? null, violations };
}

export const overrideCalls = [
  controlCall('listOverrides', 'GET /worlds/{world}/overrides', {
    summary: 'The overrides of a world.',
    response: z.object({
      overrides: z.array(overrideView),
      file: z.string().nullable().describe('Where `save` writes them; null without --overrides.'),
    }),
    respond: ({ path }, { worlds, contract, overridesFile = null }) => ({
      overrides: activeOverrides(worlds.get(path.world).situations.list()).map((one) => toOverrideView(one, contract)),
      file: overridesFile,
    }),
  }),
  controlCall('putOverride', 'PUT /worlds/{world}/overrides/{id}', {
    summary: 'Edit the response of an operation in a world.',
    body: override,
    response: overrideView,
    respond({ path: { world, id }, body }, { worlds, contract, rules }) {
      if (!/^[\w.:-]{1,100}$/.test(id) || reservedId.test(id)) throw new HttpError(400, messages.overrideId);
      const { situations } = worlds.open(world);
      const isTaken = situations.list().some(({ rule }) => rule.id === id && !isOverride(rule));
      if (isTaken || Object.hasOwn(rules.situations, id)) throw new HttpError(409, messages.takenId(id));
      const rule = rules.override(body, id);
      situations.switchOn(rule);
      return toOverrideView({ rule, remaining: body.times, count: 0 }, contract);
    },
  }),
  controlCall('removeOverride', 'DELETE /worlds/{world}/overrides/{id}', {
    summary: 'Remove an override from a world.',
    respond({ path: { world, id } }, { worlds }) {
      const { situations } = worlds.get(world);
      if (!activeOverrides(situations.list()).some(({ rule }) => rule.id === id))
        throw new HttpError(404, messages.notOn(id));
      situations.switchOff(id);
    },
  }),
  controlCall('checkOverride', 'POST /overrides/check', {
    summary: 'Check an override against the contract without using it.',
    body: override,
    response: z.object({ violations }),
    respond: ({ body }, { contract, rules }) => ({
      violations: overrideViolations(contract, rules.override(body).override),
    }),
  }),
  controlCall('saveOverrides', 'POST /worlds/{world}/overrides/save', {
    summary: 'Write the overrides of a world to the file of --overrides.',
    response: z.object({ file: z.string(), count: z.int() }),
    respond({ path }, { worlds, overridesFile }) {
      if (overridesFile === undefined) throw new HttpError(409, messages.noOverridesFile);
      const overrides = activeOverrides(worlds.get(path.world).situations.list()).map(({ rule: { id, override } }) => ({
        id,
        ...override,
      }));
      try {
        writeOverrides(overridesFile, overrides);
      } catch (error) {
        throw new HttpError(409, (error as Error).message);
      }
      return { file: overridesFile, count: overrides.length };
    },
  }),
];
