import { parseArgs } from 'node:util';

import { configMessages as messages } from './config.messages.ts';
import { defaultDataFile } from './workspace-paths.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Undefined: everything is kept in memory. */
  readonly dataFile: string | undefined;
  readonly corsOrigins: readonly string[];
  readonly signingSecret: string | undefined;
  /** Milliseconds. */
  readonly tokenLifetime: number | undefined;
}

export type ConfigReading =
  { ok: true; config: Config } | { ok: false; reason: 'help' } | { ok: false; reason: 'wrong'; faults: string[] };

type Environment = Readonly<Record<string, string | undefined>>;

const options = {
  port: { type: 'string' },
  host: { type: 'string' },
  'data-file': { type: 'string' },
  'in-memory': { type: 'boolean' },
  'cors-origin': { type: 'string', multiple: true },
  'token-minutes': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const MINUTE = 60 * 1000;

/** Reads options first, then the environment; names every fault at once. */
export function readConfig(args: readonly string[], environment: Environment): ConfigReading {
  let given;
  try {
    given = parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    return { ok: false, reason: 'wrong', faults: [error instanceof Error ? error.message : String(error)] };
  }
  if (given.help) return { ok: false, reason: 'help' };

  const faults: string[] = [];
  const wholeNumber = (
    name: string,
    text: string | undefined,
    fallback: number,
    limits: [number, number],
    fault: Fault,
  ) => {
    if (text === undefined) return fallback;
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    if (number >= limits[0] && number <= limits[1]) return number;
    faults.push(fault(name, text));
    return fallback;
  };

  const [portName, portText] = pick('port', given.port, 'MOCK_API_PORT', environment);
  const port = wholeNumber(portName, portText, 3333, [0, 65_535], messages.port);
  const [minutesName, minutesText] = pick(
    'token-minutes',
    given['token-minutes'],
    'MOCK_API_TOKEN_MINUTES',
    environment,
  );
  const minutes = wholeNumber(minutesName, minutesText, 0, [1, 99_999_999], messages.lifetime);

  const corsOrigins = given['cors-origin'] ?? split(environment['MOCK_API_CORS_ORIGINS']);
  faults.push(...corsOrigins.filter((origin) => !isOrigin(origin)).map(messages.origin));

  for (const option of ['host', 'data-file'] as const) {
    // Taken literally, no host would mean every address, and no file one that is gone at the end.
    if (given[option] === '') faults.push(messages.empty(`--${option}`));
  }
  if (given['in-memory'] && given['data-file'] !== undefined) faults.push(messages.bothStores);
  const isInMemory =
    given['in-memory'] ?? (given['data-file'] === undefined && environment['MOCK_API_IN_MEMORY'] === '1');
  const dataFile = given['data-file'] ?? (environment['MOCK_API_DATA_FILE'] || defaultDataFile);

  const signingSecret = environment['MOCK_API_SIGNING_SECRET'];
  if (signingSecret === '') faults.push(messages.emptySecret('MOCK_API_SIGNING_SECRET'));

  if (faults.length > 0) return { ok: false, reason: 'wrong', faults };
  return {
    ok: true,
    config: {
      port,
      host: given.host ?? (environment['MOCK_API_HOST'] || 'localhost'),
      dataFile: isInMemory ? undefined : dataFile,
      corsOrigins,
      signingSecret,
      tokenLifetime: minutes === 0 ? undefined : minutes * MINUTE,
    },
  };
}

type Fault = (name: string, given: string) => string;

/** What was given, and under which name, so that a fault can say where. */
function pick(
  option: string,
  value: string | undefined,
  variable: string,
  environment: Environment,
): [string, string | undefined] {
  return value === undefined ? [variable, environment[variable]] : [`--${option}`, value];
}

function split(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}
