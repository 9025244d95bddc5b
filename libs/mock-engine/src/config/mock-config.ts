import { z } from 'zod';
import { latencyProfiles, readLatency, type FaultEffect, type FaultScope, type Situation } from '../faults/fault.ts';
import type { AnyOperation } from '../http/call.ts';
import type { MaskOptions } from '../http/mask.ts';
import { worldsMessages } from '../worlds/worlds.messages.ts';
import { isWorldName, type EngineWorld } from '../worlds/worlds.ts';
import { configMessages as messages, optionHelp as help } from './config.messages.ts';
import { requireValid } from './setup-error.ts';

// What a mock API is started with: one schema for the command, its environment, the configuration file and mockApi.

/** A value that is also an option of the command. @param flags as commander has them @param preset the command's default */
export const option = <Schema extends z.ZodType>(
  flags: string,
  description: string,
  schema: Schema,
  preset?: unknown,
) => schema.meta({ flags, description, preset });

/** A text, or a number in its place, as command line, environment and file give it. */
const textOr = (isRight: (given: string) => boolean, message: string) =>
  z.union([z.string(), z.number()], message).transform(String).refine(isRight, message);

/** An empty host would mean every address; an option may stand in place of a value. */
const text = textOr((one) => one !== '' && !one.startsWith('--'), messages.text);

export const wholeNumber = (min: number, max: number) =>
  textOr(
    (one) => /^\d{1,9}$/.test(one) && Number(one) >= min && Number(one) <= max,
    messages.wholeNumber(min, max),
  ).transform(Number);

/** Bytes, in kilobytes or megabytes of 1024. */
const size = textOr((one) => /^\d{1,9}(kb|mb)?$/i.test(one), messages.size).transform(
  (one) => parseInt(one) * (/mb$/i.test(one) ? 1024 ** 2 : /kb$/i.test(one) ? 1024 : 1),
);

/** A base URL: no query, no fragment, no password. */
export const baseUrl = textOr((one) => {
  const url = URL.parse(one);
  return url !== null && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username + url.password === '';
}, messages.url).transform((one) => new URL(one));

/** As it is spelt in a browser's Host header. */
const hostName = textOr((one) => one !== '' && URL.parse(`http://${one}`)?.hostname === one, messages.hostName);

const origin = textOr((one) => /^https?:/.test(one) && URL.parse(one)?.origin === one, messages.origin);

const latency = textOr((one) => readLatency(one) !== undefined, messages.latency(Object.keys(latencyProfiles)));
const arrayOf = <Item extends z.ZodType>(item: Item) => z.array(item, messages.list);
const strictPartial = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z
    .strictObject(shape, {
      error: ({ code }) => (code === 'unrecognized_keys' ? messages.keys(Object.keys(shape)) : messages.object),
    })
    .partial();
const recordOf = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value, messages.object);
const functionOf = <Code>() => z.custom<Code>((one) => typeof one === 'function', messages.code);
// Jest's tests have a RegExp of their own.
const pattern = z.custom<RegExp>((one) => Object.prototype.toString.call(one) === '[object RegExp]', messages.pattern);
const yesOrNo = z.boolean(messages.yesOrNo);
const enumOf = <const Known extends readonly string[]>(known: Known) => z.enum(known, messages.oneOf(known));
const path = z.string().min(1, messages.documents);
const count = z.int(messages.number).min(1, messages.number);
const delay = z.int().min(0);

const response = z.strictObject({
  status: z.int().min(200).max(599),
  headers: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
  body: z.unknown(),
});

const effects = {
  respond: z.union([response, functionOf<NonNullable<FaultEffect['respond']>>()], messages.response),
  change: functionOf<NonNullable<FaultEffect['change']>>(),
  latency: z
    .strictObject({ min: delay, max: delay }, messages.milliseconds)
    .refine(({ min, max }) => min <= max, messages.milliseconds),
  bytesPerSecond: count,
  connection: enumOf(['reset', 'empty', 'garbage']),
};

/** A situation; its response may be given as it is. */
const situation = strictPartial({
  group: text,
  title: text,
  calls: arrayOf(text),
  path: pattern,
  matches: functionOf<NonNullable<FaultScope['matches']>>(),
  ...effects,
  oneIn: count,
})
  .refine((one) => Object.keys(effects).some((name) => name in one), messages.noEffect(Object.keys(effects)))
  .transform(({ respond, ...one }) => ({
    group: messages.ownSituations,
    ...one,
    ...(respond && { respond: typeof respond === 'function' ? respond : () => respond }),
  }));

/** The world of an operation. */
export interface MockWorld extends EngineWorld {
  /** The items that calls without code keep at a path, such as `/todos`; none before its first use. */
  readonly collection: <Item>(path: string) => Item[];
}

/** Responds in place of the document. Its input is that of its call. */
export type Operation = AnyOperation<MockWorld>;

/** Log levels; each includes those before it. */
const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Options of each mock API, by the group that the command's help has them in. */
export const optionGroups = {
  Server: {
    port: option('--port <number>', help.port, wholeNumber(0, 65_535), 3333),
    host: option('--host <name>', help.host, text, 'localhost'),
    httpsCert: option('--https-cert <file>', help.httpsCert, text),
    httpsKey: option('--https-key <file>', help.httpsKey, text),
    corsOrigins: option('--cors-origin <origin>', help.corsOrigins, arrayOf(origin)),
    allowHosts: option('--allow-host <name>', help.allowHosts, arrayOf(hostName)),
    controlToken: option('--control-token <text>', help.controlToken, text),
    bodyLimit: option('--body-limit <size>', help.bodyLimit, size),
  },
  Data: { dataFile: option('--data-file <file>', help.dataFile, text) },
  'Worlds and situations': {
    seed: option('--seed <text>', help.seed, text),
    worlds: option('--world <name>', help.worlds, arrayOf(textOr(isWorldName, worldsMessages.name))),
    active: option('--situation <name>', help.active, arrayOf(text)),
    latency: option('--latency <ms>', help.latency, latency),
    overrides: option('--overrides <file>', help.overrides, text),
  },
  Log: { logLevel: option('--log-level <level>', help.logLevel(logLevels), enumOf(logLevels), 'warn') },
} as const;

/** How documents are served, where no definition says it. */
export const documentOptions = {
  validate: option('--validate <mode>', help.validate, enumOf(['refuse', 'warn']), 'refuse'),
  security: option('--security', help.security, yesOrNo),
  strictIds: option('--strict-ids', help.strictIds, yesOrNo),
  validExamples: option('--valid-examples', help.validExamples, yesOrNo),
} as const;

const documentCode = {
  /** Besides those that every API has, by name. */
  situations: recordOf(situation).transform(
    (all) =>
      Object.fromEntries(Object.entries(all).map(([name, one]) => [name, { title: name, ...one }])) as Readonly<
        Record<string, Situation>
      >,
  ),
  masks: strictPartial({ fields: arrayOf(text), headers: arrayOf(text), path: pattern } satisfies Record<
    keyof MaskOptions,
    z.ZodType
  >),
  /** By operationId; `defineOperations` types them. */
  operations: recordOf(functionOf<Operation>()),
  /** Who sent an Authorization header, for operations; undefined when it is not valid. */
  authenticate: functionOf<(authorization: string | undefined, world: MockWorld) => unknown>(),
} as const;

const documents = z
  .union(
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
  )
  .transform((all) => [all].flat().map((one) => (typeof one === 'string' ? { document: one } : one)));

const mockConfig = strictPartial({
  documents,
  ...optionGroups.Server,
  ...optionGroups.Data,
  ...optionGroups['Worlds and situations'],
  ...optionGroups.Log,
  ...documentOptions,
  ...documentCode,
})
  .refine(({ seed, dataFile }) => seed === undefined || dataFile === undefined, {
    path: ['seed'],
    message: messages.seeded,
  })
  .refine(({ httpsCert, httpsKey }) => (httpsCert === undefined) === (httpsKey === undefined), {
    path: ['httpsKey'],
    message: messages.certificateAlone,
  });

/** What a mock API is started with, as a configuration and `mockApi` take it. */
export type MockConfig = z.input<typeof mockConfig>;
/** The same when it is checked. */
export type CheckedConfig = z.output<typeof mockConfig>;
type DocumentKey = keyof typeof documentOptions | keyof typeof documentCode;
/** The part of it that says how documents are served. */
export type DocumentConfig = Pick<MockConfig, DocumentKey>;
export type DocumentOptions = Pick<CheckedConfig, DocumentKey>;

/** @throws SetupError that names the key */
export const checkConfig = (config: unknown): CheckedConfig => requireValid(mockConfig, config);
