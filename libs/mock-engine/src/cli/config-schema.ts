import { z } from 'zod';

import type { MockConfig, SituationEntry } from '../config.ts';
import type { MaskOptions } from '../http/mask.ts';
import { configFileMessages as messages } from './config-file.messages.ts';
import { effectNames } from '../faults/active-situations.ts';
import { logLevels } from './log.ts';
import { hostName, latency, origin, size, text, wholeNumber } from './options.ts';

/** A text or number as an option of the command line takes it. */
const like = <Value>(parse: (given: string) => Value) =>
  z.unknown().transform((given, { issues }) => {
    try {
      return parse(typeof given === 'string' || typeof given === 'number' ? String(given) : '');
    } catch (error) {
      issues.push({ code: 'custom', message: (error as Error).message, input: given });
      return z.NEVER;
    }
  });
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item, messages.list);
const named = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value, messages.object);
const only = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? messages.keys(Object.keys(shape)) : messages.object),
  });
const code = z.custom((given) => typeof given === 'function', messages.code);
const pattern = z.instanceof(RegExp, { error: messages.pattern });
const yesOrNo = z.boolean(messages.yesOrNo);
const oneOf = (known: readonly string[]) => z.enum(known, messages.oneOf(known));
const path = z.string().min(1, messages.documents);
const count = z.int(messages.number).min(1, messages.number);
const delay = z.int().min(0);

const response = z.strictObject({
  status: z.int().min(200).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
  body: z.unknown(),
});

const situation = only({
  group: like(text),
  title: like(text),
  calls: listOf(like(text)),
  path: pattern,
  matches: code,
  respond: z.union([response, code], messages.response),
  change: code,
  latency: z
    .strictObject({ min: delay, max: delay }, messages.milliseconds)
    .refine(({ min, max }) => min <= max, messages.milliseconds),
  bytesPerSecond: count,
  connection: oneOf(['reset', 'empty', 'garbage']),
  oneIn: count,
  variant: like(text),
} satisfies Record<keyof SituationEntry, z.ZodType>)
  .partial()
  .refine((entry) => effectNames.some((name) => entry[name] !== undefined), messages.noEffect(effectNames));

/** What a configuration file may say. */
export const configSchema = only({
  documents: z.union(
    [
      path,
      z.array(
        z.union([
          path,
          z.strictObject({ document: path, base: path.regex(/^(?!\/*__mock\b)/, messages.base).optional() }),
        ]),
      ),
    ],
    messages.documents,
  ),
  port: like(wholeNumber(0, 65_535)),
  host: like(text),
  https: only({ cert: like(text), key: like(text) }),
  corsOrigins: listOf(like(origin)),
  allowHosts: listOf(like(hostName)),
  controlToken: like(text),
  bodyLimit: like(size),
  dataFile: like(text),
  seed: like(text),
  overrides: like(text),
  situations: named(situation),
  active: listOf(like(text)),
  latency: like(latency),
  masks: only({ fields: listOf(like(text)), headers: listOf(like(text)), path: pattern } satisfies Record<
    keyof MaskOptions,
    z.ZodType
  >).partial(),
  validate: oneOf(['refuse', 'warn']),
  security: yesOrNo,
  strictIds: yesOrNo,
  validExamples: yesOrNo,
  operations: named(code),
  logLevel: oneOf(logLevels),
} satisfies Record<keyof MockConfig, z.ZodType>)
  .partial()
  .refine(({ seed, dataFile }) => seed === undefined || dataFile === undefined, {
    path: ['seed'],
    message: messages.seeded,
  });
