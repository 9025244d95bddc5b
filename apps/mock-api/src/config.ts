import { isSituationName, situations } from '@shop/api-contract/situations';

import { nearest } from './cli/nearest.ts';
import { readOptions, type Environment, type Given } from './cli/read-options.ts';
import { configMessages as messages } from './config.messages.ts';
import { products as shopProducts } from './features/catalogue/products.seed.ts';
import { isLogLevel, logLevels, type LogLevel } from './logging/logger.ts';
import { latencyProfiles, readLatency } from './situations/latency.ts';
import { defaultDataFile } from './workspace-paths.ts';
import { isWorldName } from './worlds/world-name.ts';

/** Which real API is recorded, and where. */
export interface RecordingPlan {
  readonly api: URL;
  readonly postal: URL | undefined;
  readonly har: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly https: { readonly certFile: string; readonly keyFile: string } | undefined;
  readonly corsOrigins: readonly string[];
  /** Undefined: everything is kept in memory. */
  readonly dataFile: string | undefined;
  /** How many products the catalogue has; undefined: the shop's own. */
  readonly products: number | undefined;
  readonly postalData: string | undefined;
  /** Milliseconds. */
  readonly tokenLifetime: number | undefined;
  readonly signingSecret: string | undefined;
  readonly worldSeed: string | undefined;
  /** Worlds to begin at the start. */
  readonly worlds: readonly string[];
  readonly situations: readonly string[];
  /** HAR files to answer from. */
  readonly replays: readonly string[];
  readonly isReplayStrict: boolean;
  readonly recording: RecordingPlan | undefined;
  readonly latency: string | undefined;
  readonly logLevel: LogLevel;
  readonly isWatching: boolean;
}

export type ConfigReading =
  { ok: true; config: Config } | { ok: false; reason: 'help' } | { ok: false; reason: 'wrong'; faults: string[] };

const MINUTE = 60 * 1000;
/** More is no catalogue any more, and its one answer would not fit a string. */
const MOST_PRODUCTS = 100_000;

/** Reads options first, then the environment; names every fault at once. */
export function readConfig(args: readonly string[], environment: Environment): ConfigReading {
  const given = readOptions(args, environment);
  if (given.isHelpWanted) return { ok: false, reason: 'help' };

  const faults = [...given.faults];
  const check = (isRight: boolean, fault: () => string) => void (isRight || faults.push(fault()));

  function wholeNumber(value: Given | undefined, [least, most]: [number, number], fault: (given: Given) => string) {
    if (!value) return undefined;
    const number = /^\d{1,9}$/.test(value.text) ? Number(value.text) : NaN;
    check(number >= least && number <= most, () => fault(value));
    return number;
  }
  /** Taken literally, no host would mean every address, and no file one that is gone at the end. */
  function text(option: Parameters<typeof given.value>[0]): string | undefined {
    const typed = given.typed(option);
    check(typed?.text !== '', () => messages.empty(`--${option}`));
    return given.value(option)?.text || undefined;
  }

  const port = wholeNumber(given.value('port'), [0, 65_535], ({ name, text }) => messages.port(name, text));
  const minutes = wholeNumber(given.value('token-minutes'), [1, 99_999_999], ({ name, text }) =>
    messages.lifetime(name, text),
  );
  const productRange: [number, number] = [shopProducts.length, MOST_PRODUCTS];
  const products = wholeNumber(given.value('products'), productRange, ({ name, text }) =>
    messages.products(name, text, ...productRange),
  );

  const corsOrigins = given.values('cors-origin').map((origin) => origin.text);
  for (const origin of corsOrigins) check(isOrigin(origin), () => messages.origin(origin));
  for (const { name, text } of given.values('world')) check(isWorldName(text), () => messages.world(name, text));
  for (const situation of given.values('situation')) {
    check(isSituationName(situation.text), () => unknownWord(situation, Object.keys(situations)));
  }
  const replays = given.values('replay').map((replay) => replay.text);
  const isReplayStrict = given.typed('replay-strict') !== undefined;
  check(!isReplayStrict || replays.length > 0, () => messages.strictAlone);
  const [api, postal] = (['record-from', 'record-postal-from'] as const).map((option) => {
    const address = given.value(option);
    const url = address && readBase(address.text);
    check(!address || url !== undefined, () => messages.base(`--${option}`, address?.text ?? ''));
    return url;
  });
  const har = text('har');
  const isRecording = given.typed('record-from') !== undefined;
  check(isRecording === (har !== undefined), () => messages.recordingHalf);
  check(isRecording || !given.typed('record-postal-from'), () => messages.postalAlone);
  check(!isRecording || replays.length === 0, () => messages.recordAndReplay);

  const latency = given.value('latency');
  check(!latency || readLatency(latency.text) !== undefined, () =>
    messages.latency(latency?.name ?? '', latency?.text ?? '', Object.keys(latencyProfiles)),
  );
  const level = given.value('log-level') ?? { name: '', text: 'warn' };
  check(isLogLevel(level.text), () => unknownWord(level, logLevels));

  const certFile = text('https-cert');
  const keyFile = text('https-key');
  check((certFile === undefined) === (keyFile === undefined), () => messages.certificateAlone);

  const worldSeed = text('seed');
  const typedFile = given.typed('data-file');
  check(!typedFile || !given.typed('in-memory'), () => messages.bothStores);
  check(!typedFile || worldSeed === undefined, () => messages.seededFile);
  const isInMemory = given.typed('in-memory') ?? (!typedFile && environment['MOCK_API_IN_MEMORY'] === '1');
  const dataFile = text('data-file') ?? defaultDataFile;

  const signingSecret = environment['MOCK_API_SIGNING_SECRET'];
  check(signingSecret !== '', () => messages.emptySecret('MOCK_API_SIGNING_SECRET'));

  const config: Config = {
    port: port ?? 3333,
    host: text('host') ?? 'localhost',
    https: certFile !== undefined && keyFile !== undefined ? { certFile, keyFile } : undefined,
    corsOrigins,
    dataFile: isInMemory || worldSeed !== undefined ? undefined : dataFile,
    products,
    postalData: text('postal-data'),
    tokenLifetime: minutes === undefined ? undefined : minutes * MINUTE,
    signingSecret,
    worldSeed,
    worlds: given.values('world').map((world) => world.text),
    situations: given.values('situation').map((situation) => situation.text),
    replays,
    isReplayStrict,
    recording: api && har !== undefined ? { api, postal, har } : undefined,
    latency: latency?.text,
    logLevel: isLogLevel(level.text) ? level.text : 'warn',
    isWatching: given.typed('watch') !== undefined,
  };
  return faults.length > 0 ? { ok: false, reason: 'wrong', faults } : { ok: true, config };
}

function unknownWord({ name, text }: Given, words: readonly string[]): string {
  return messages.oneOf(name, text, words, nearest(text, words));
}

/** What the contract's paths are put behind: no query, no fragment, nobody's password. */
function readBase(text: string): URL | undefined {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return url.search + url.hash + url.username + url.password === '' ? url : undefined;
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}
