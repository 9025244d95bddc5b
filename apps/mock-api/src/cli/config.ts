import { isSituationName, situations } from '@shop/api-contract/situations';
import { Command, InvalidArgumentError, Option } from 'commander';

import { configMessages as messages } from './config.messages.ts';
import { logLevels, type LogLevel } from './log.ts';
import { latencyProfiles, readLatency } from '@shop/mock-engine/situations/latency';
import { defaultDataFile } from '../files.ts';
import { isWorldName } from '@shop/mock-engine/worlds/world-name';
import { worldsMessages } from '@shop/mock-engine/worlds/worlds.messages';
import { products as shopProducts } from '@shop/shop-seed/catalogue/products.seed';

/** The real API to record, and the file. */
export interface RecordingPlan {
  readonly api: URL;
  readonly postal: URL | undefined;
  readonly har: string;
}

/** Options as commander parses them, by their long names. */
interface Given {
  port: number;
  host: string;
  httpsCert?: string;
  httpsKey?: string;
  corsOrigin: string[];
  allowHost: string[];
  controlToken?: string;
  dataFile: string;
  contract?: string;
  inMemory?: true;
  products?: number;
  tokenMinutes?: number;
  seed?: string;
  world: string[];
  situation: string[];
  overrides?: string;
  replay: string[];
  replayFrom: URL[];
  replayStrict?: true;
  recordFrom?: URL;
  recordPostalFrom?: URL;
  har?: string;
  latency?: string;
  logLevel: LogLevel;
}

/** What the options say together. */
export interface Config extends Omit<Given, 'dataFile'> {
  https?: { certFile: string; keyFile: string } | undefined;
  /** Undefined stores everything in memory. */
  dataFile: string | undefined;
  signingSecret: string | undefined;
  recording?: RecordingPlan | undefined;
}

/** The JSON of a larger catalogue would exceed the maximum string length. */
const MAX_PRODUCTS = 100_000;
const HELP_WIDTH = 120;

/** The mock API's command line: options, environment variables and help. */
export function mockApiCommand(): Command {
  const command = new Command('npm run mock-api --')
    .description(messages.intro)
    .usage('[options]')
    .helpOption('-h, --help', messages.help)
    .configureHelp({ helpWidth: HELP_WIDTH })
    .configureOutput({ getOutHelpWidth: () => HELP_WIDTH, getErrHelpWidth: () => HELP_WIDTH })
    .addHelpText('after', messages.afterHelp);
  const add = (group: string, options: Option[]) =>
    options.forEach((option) => command.addOption(option.helpGroup(`${group}:`)));

  add(messages.groups.server, [
    option('--port <number>', messages.port).default(3333).env('MOCK_API_PORT').argParser(wholeNumber(0, 65_535)),
    option('--host <name>', messages.host).default('localhost').env('MOCK_API_HOST').argParser(text),
    option('--https-cert <file>', messages.httpsCert).env('MOCK_API_HTTPS_CERT').argParser(text),
    option('--https-key <file>', messages.httpsKey).env('MOCK_API_HTTPS_KEY').argParser(text),
    option('--cors-origin <origin>', messages.corsOrigin)
      .default([], messages.none)
      .env('MOCK_API_CORS_ORIGINS')
      .argParser(list(isOrigin, messages.noOrigin)),
    option('--allow-host <name>', messages.allowHost)
      .default([], messages.none)
      .env('MOCK_API_ALLOW_HOSTS')
      .argParser(list(isHostName, messages.noHostName)),
    option('--control-token <text>', messages.controlToken).env('MOCK_API_CONTROL_TOKEN').argParser(text),
  ]);
  add(messages.groups.data, [
    option('--contract <file>', messages.contract).argParser(text),
    option('--data-file <file>', messages.dataFile)
      .default(defaultDataFile, '.data/mock-api.sqlite')
      .env('MOCK_API_DATA_FILE')
      .argParser(text),
    option('--in-memory', messages.inMemory),
    option('--products <number>', messages.products)
      .env('MOCK_API_PRODUCTS')
      .argParser(wholeNumber(shopProducts.length, MAX_PRODUCTS)),
    option('--token-minutes <number>', messages.tokenMinutes)
      .env('MOCK_API_TOKEN_MINUTES')
      .argParser(wholeNumber(1, 99_999_999)),
  ]);
  add(messages.groups.worlds, [
    option('--seed <text>', messages.seed).env('MOCK_API_SEED').argParser(text),
    option('--world <name>', messages.world)
      .default([], messages.defaultWorld)
      .argParser(each(isWorldName, worldsMessages.name)),
    option('--situation <name>', messages.situation)
      .default([], messages.none)
      .argParser(each(() => true, '')),
    option('--latency <ms>', messages.latency).argParser((given: string) =>
      checked(given, readLatency(given) !== undefined, messages.noLatency(Object.keys(latencyProfiles))),
    ),
    option('--overrides <file>', messages.overrides).env('MOCK_API_OVERRIDES').argParser(text),
    option('--replay <har>', messages.replay)
      .default([], messages.none)
      .argParser(each(() => true, '')),
    option('--replay-from <url>', messages.replayFrom)
      .default([], messages.none)
      .argParser((given: string, before: URL[]) => [...before, base(given)]),
    option('--replay-strict', messages.replayStrict),
    option('--record-from <url>', messages.recordFrom).argParser(base),
    option('--record-postal-from <url>', messages.recordPostalFrom).argParser(base),
    option('--har <file>', messages.har).argParser(text),
  ]);
  add(messages.groups.log, [
    option('--log-level <level>', messages.logLevel).default('warn').choices(logLevels).env('MOCK_API_LOG_LEVEL'),
  ]);
  return command;
}

/**
 * Reads the command line, then the environment. Help and errors are printed and end the process, as commander does.
 *
 * @param args without Node and the script
 */
export function readConfig(args: readonly string[], environment = process.env, command = mockApiCommand()): Config {
  const given = command.parse(args, { from: 'user' }).opts<Given>();
  const isTyped = (name: keyof Given) => command.getOptionValueSource(name) === 'cli';
  const require = (isRight: boolean, message: string) => void (isRight || command.error(`error: ${message}`));

  const { httpsCert, httpsKey, seed, replay, recordFrom, recordPostalFrom, har, inMemory } = given;
  require((httpsCert === undefined) === (httpsKey === undefined), messages.certificateAlone);
  require(!isTyped('dataFile') || !inMemory, messages.bothStores);
  require(!isTyped('dataFile') || seed === undefined, messages.seededFile);
  require(!given.replayStrict || replay.length > 0, messages.strictAlone);
  require(given.replayFrom.length === 0 || replay.length > 0, messages.fromAlone);
  require((recordFrom === undefined) === (har === undefined), messages.recordingHalf);
  require(recordFrom !== undefined || recordPostalFrom === undefined, messages.postalAlone);
  require(recordFrom === undefined || replay.length === 0, messages.recordAndReplay);
  const unknown = given.contract === undefined && given.situation.find((name) => !isSituationName(name));
  require(!unknown, messages.noSituation(String(unknown), Object.keys(situations)));
  const signingSecret = environment['MOCK_API_SIGNING_SECRET'];
  require(signingSecret !== '', messages.emptySecret);
  const memoryWord = environment['MOCK_API_IN_MEMORY'] ?? '';
  require(['', '0', '1', 'true', 'false'].includes(memoryWord), messages.inMemoryWord(memoryWord));

  // Another contract must not write to the data file of the shop.
  const isOther = given.contract !== undefined;
  const isInMemory = inMemory ?? (!isTyped('dataFile') && (isOther || ['1', 'true'].includes(memoryWord)));
  return {
    ...given,
    https: httpsCert !== undefined && httpsKey !== undefined ? { certFile: httpsCert, keyFile: httpsKey } : undefined,
    dataFile: isInMemory || seed !== undefined ? undefined : given.dataFile,
    signingSecret,
    recording: recordFrom && har !== undefined ? { api: recordFrom, postal: recordPostalFrom, har } : undefined,
  };
}

const option = (flags: string, help: string) => new Option(flags, help);

function checked(given: string, isRight: boolean, message: string): string {
  if (!isRight) throw new InvalidArgumentError(message);
  return given;
}

/** Rejects an empty value, which as a host would mean every address, and an option in place of a value. */
const text = (given: string) => checked(given, given !== '' && !given.startsWith('--'), messages.empty);

const wholeNumber = (min: number, max: number) => (given: string) =>
  Number(
    checked(
      given,
      /^\d{1,9}$/.test(given) && Number(given) >= min && Number(given) <= max,
      messages.wholeNumber(min, max),
    ),
  );

/** An option that may be repeated. */
const each = (isRight: (given: string) => boolean, message: string) => (given: string, before: string[]) => [
  ...before,
  checked(text(given), isRight(given), message),
];

/** Repeatable; in the environment variable separated by commas. */
const list = (isRight: (given: string) => boolean, message: string) => (given: string, before: string[]) => [
  ...before,
  ...given.split(',').map((one) => checked(one.trim(), isRight(one.trim()), message)),
];

/** A base URL: no query, no fragment, no password. */
function base(given: string): URL {
  const url = URL.parse(given);
  const isBase = url && /^https?:$/.test(url.protocol) && url.search + url.hash + url.username + url.password === '';
  if (!isBase) throw new InvalidArgumentError(messages.noBase);
  return url;
}

/** Whether it is spelt as in a browser's Host header. */
function isHostName(given: string): boolean {
  return given !== '' && URL.parse(`http://${given}`)?.hostname === given;
}

function isOrigin(given: string): boolean {
  const url = URL.parse(given);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === given;
}
