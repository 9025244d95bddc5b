import { Command, InvalidArgumentError, Option } from 'commander';

import { latencyProfiles, readLatency } from '../faults/latency.ts';
import { isWorldName } from '../worlds/world-name.ts';
import { worldsMessages } from '../worlds/worlds.messages.ts';
import { logLevels, type LogLevel } from './log.ts';
import { optionMessages as messages } from './options.messages.ts';

/** Options as commander parses them, by their long names. */
interface Given {
  port: number;
  host: string;
  httpsCert?: string;
  httpsKey?: string;
  corsOrigin: string[];
  allowHost: string[];
  controlToken?: string;
  bodyLimit?: number;
  dataFile?: string;
  inMemory?: true;
  seed?: string;
  world: string[];
  situation: string[];
  overrides?: string;
  replay: string[];
  replayFrom: URL[];
  replayStrict?: true;
  recordFrom?: URL;
  har?: string;
  latency?: string;
  logLevel: LogLevel;
}

/** What the options say together. */
export interface Options extends Omit<Given, 'httpsCert' | 'httpsKey'> {
  https?: { certFile: string; keyFile: string } | undefined;
  /** The real API to record, and the file. */
  recording?: { readonly api: URL; readonly har: string } | undefined;
}

/** How a command introduces itself, and what it has besides the options of every mock API. */
export interface CommandText {
  /** As users type it. */
  readonly name: string;
  readonly usage?: string;
  readonly intro: string;
  /** Below the options. */
  readonly after: string;
  /** Where worlds are stored without --data-file; in memory without it. */
  readonly dataFile?: { readonly path: string; readonly shown: string };
  readonly options?: readonly Option[];
}

const HELP_WIDTH = 120;

/** The command line of a mock API: options, environment variables and help. */
export function mockCommand({ name, usage = '[options]', intro, after, dataFile, options = [] }: CommandText): Command {
  const command = new Command(name)
    .description(intro)
    .usage(usage)
    .helpOption('-h, --help', messages.help)
    .configureHelp({ helpWidth: HELP_WIDTH })
    .configureOutput({ getOutHelpWidth: () => HELP_WIDTH, getErrHelpWidth: () => HELP_WIDTH })
    .addHelpText('after', after);
  const add = (group: string, some: readonly Option[]) =>
    some.forEach((one) => command.addOption(one.helpGroup(`${group}:`)));
  const stored = option('--data-file <file>', messages.dataFile).env('MOCK_API_DATA_FILE').argParser(text);

  add(messages.groups.server, [
    option('--port <number>', messages.port).default(3333).env(portVariable()).argParser(wholeNumber(0, 65_535)),
    option('--host <name>', messages.host).default('localhost').env('MOCK_API_HOST').argParser(text),
    option('--https-cert <file>', messages.httpsCert).env('MOCK_API_HTTPS_CERT').argParser(text),
    option('--https-key <file>', messages.httpsKey).env('MOCK_API_HTTPS_KEY').argParser(text),
    option('--cors-origin <origin>', messages.corsOrigin)
      .default([], messages.none)
      .env('MOCK_API_CORS_ORIGINS')
      .argParser(list(origin)),
    option('--allow-host <name>', messages.allowHost)
      .default([], messages.none)
      .env('MOCK_API_ALLOW_HOSTS')
      .argParser(list(hostName)),
    option('--control-token <text>', messages.controlToken).env('MOCK_API_CONTROL_TOKEN').argParser(text),
    option('--body-limit <size>', messages.bodyLimit).argParser(size),
  ]);
  add(messages.groups.data, [
    dataFile ? stored.default(dataFile.path, dataFile.shown) : stored,
    option('--in-memory', messages.inMemory),
    ...options,
  ]);
  add(messages.groups.worlds, [
    option('--seed <text>', messages.seed).env('MOCK_API_SEED').argParser(text),
    option('--world <name>', messages.world)
      .default([], messages.defaultWorld)
      .argParser(each(isWorldName, worldsMessages.name)),
    option('--situation <name>', messages.situation)
      .default([], messages.none)
      .argParser(each(() => true, '')),
    option('--latency <ms>', messages.latency).argParser(latency),
    option('--overrides <file>', messages.overrides).env('MOCK_API_OVERRIDES').argParser(text),
    option('--replay <har>', messages.replay)
      .default([], messages.none)
      .argParser(each(() => true, '')),
    option('--replay-from <url>', messages.replayFrom)
      .default([], messages.none)
      .argParser((given: string, before: URL[]) => [...before, base(given)]),
    option('--replay-strict', messages.replayStrict),
    option('--record-from <url>', messages.recordFrom).argParser(base),
    option('--har <file>', messages.har).argParser(text),
  ]);
  add(messages.groups.log, [
    option('--log-level <level>', messages.logLevel).default('warn').choices(logLevels).env('MOCK_API_LOG_LEVEL'),
  ]);
  return command;
}

/**
 * Reads the command line, then the environment, then the values of a configuration file. Help and errors are printed and
 * end the process, as commander does.
 *
 * @param configured by the options' long names
 */
export function readOptions<Extra extends object = object>(
  command: Command,
  environment = process.env,
  configured: Readonly<Record<string, unknown>> = {},
): Options & Extra {
  for (const [name, value] of Object.entries(configured))
    if (value !== undefined && [undefined, 'default'].includes(command.getOptionValueSource(name)))
      command.setOptionValueWithSource(name, value, 'config');
  const given = command.opts<Given & Extra>();
  const isTyped = (name: keyof Given) => command.getOptionValueSource(name) === 'cli';
  const require = (isRight: boolean, message: string) => void (isRight || command.error(`error: ${message}`));

  const { httpsCert, httpsKey, seed, replay, recordFrom, har, inMemory } = given;
  require((httpsCert === undefined) === (httpsKey === undefined), messages.certificateAlone);
  require(!isTyped('dataFile') || !inMemory, messages.bothStores);
  require(!isTyped('dataFile') || seed === undefined, messages.seededFile);
  require(!given.replayStrict || replay.length > 0, messages.strictAlone);
  require(given.replayFrom.length === 0 || replay.length > 0, messages.fromAlone);
  require((recordFrom === undefined) === (har === undefined), messages.recordingHalf);
  require(recordFrom === undefined || replay.length === 0, messages.recordAndReplay);
  const memoryWord = environment['MOCK_API_IN_MEMORY'] ?? '';
  require(['', '0', '1', 'true', 'false'].includes(memoryWord), messages.inMemoryWord(memoryWord));

  const isInMemory = inMemory ?? (!isTyped('dataFile') && ['1', 'true'].includes(memoryWord));
  return {
    ...given,
    https: httpsCert !== undefined && httpsKey !== undefined ? { certFile: httpsCert, keyFile: httpsKey } : undefined,
    dataFile: isInMemory || seed !== undefined ? undefined : given.dataFile,
    recording: recordFrom && har !== undefined ? { api: recordFrom, har } : undefined,
  };
}

/** Platforms give the port in `PORT`. */
const portVariable = ({ MOCK_API_PORT: own, PORT: given } = process.env) =>
  own === undefined && given !== undefined ? 'PORT' : 'MOCK_API_PORT';

export const option = (flags: string, help: string) => new Option(flags, help);

function checked(given: string, isRight: boolean, message: string): string {
  if (!isRight) throw new InvalidArgumentError(message);
  return given;
}

/** Rejects an empty value, which as a host would mean every address, and an option in place of a value. */
export const text = (given: string) => checked(given, given !== '' && !given.startsWith('--'), messages.empty);

export const wholeNumber = (min: number, max: number) => (given: string) =>
  Number(
    checked(
      given,
      /^\d{1,9}$/.test(given) && Number(given) >= min && Number(given) <= max,
      messages.wholeNumber(min, max),
    ),
  );

export const latency = (given: string) =>
  checked(given, readLatency(given) !== undefined, messages.noLatency(Object.keys(latencyProfiles)));

/** Bytes, in kilobytes or megabytes of 1024. */
export function size(given: string): number {
  const [, digits = '', unit = ''] = /^(\d{1,9})(kb|mb)?$/i.exec(given) ?? [];
  checked(given, digits !== '', messages.noSize);
  return Number(digits) * ({ '': 1, kb: 1024, mb: 1024 ** 2 }[unit.toLowerCase()] ?? 1);
}

/** An option that may be repeated. */
const each = (isRight: (given: string) => boolean, message: string) => (given: string, before: string[]) => [
  ...before,
  checked(text(given), isRight(given), message),
];

/** Repeatable; in the environment variable separated by commas. */
const list = (parse: (given: string) => string) => (given: string, before: string[]) => [
  ...before,
  ...given.split(',').map((one) => parse(one.trim())),
];

/** A base URL: no query, no fragment, no password. */
export function base(given: string): URL {
  const url = URL.parse(given);
  const isBase = url && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username + url.password === '';
  if (!isBase) throw new InvalidArgumentError(messages.noBase);
  return url;
}

/** As it is spelt in a browser's Host header. */
export const hostName = (given: string) =>
  checked(given, given !== '' && URL.parse(`http://${given}`)?.hostname === given, messages.noHostName);

export function origin(given: string): string {
  const url = URL.parse(given);
  return checked(given, url !== null && /^https?:$/.test(url.protocol) && url.origin === given, messages.noOrigin);
}
