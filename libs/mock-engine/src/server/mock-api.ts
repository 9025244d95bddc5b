import { configMessages } from '../config/config.messages.ts';
import { checkConfig, type CheckedConfig, type MockConfig } from '../config/mock-config.ts';
import { SetupError } from '../config/setup-error.ts';
import type { Controlled } from '../control/control-call.ts';
import { readOverridesFile } from '../control/overrides-file.ts';
import { keptRecordKinds } from '../control/record-kinds.ts';
import type { Contract, Served } from '../document/calls.ts';
import { loadDocument, type LoadedDocument } from '../document/load-document.ts';
import { DocumentWatcher } from '../document/watch-document.ts';
import type { DocumentSource, MockDefinition } from '../engine/definition.ts';
import { createEngine, type ReportBug } from '../engine/engine.ts';
import { loadDefinition } from '../engine/load-definition.ts';
import type { Rule, RuleSource } from '../faults/fault.ts';
import { createRules, latencyRule, type Rules } from '../faults/rules.ts';
import { dataFileMessages } from '../store/data-file.messages.ts';
import { openDataFile } from '../store/data-file.ts';
import { DataFileError } from '../store/rows.ts';
import { restoreRule } from '../traffic/replay-rule.ts';
import { createRequestLog, type LoggedRequest } from '../traffic/request-log.ts';
import { DEFAULT_WORLD, WorldRegistry, type EngineWorld, type WorldRegistryOptions } from '../worlds/worlds.ts';
import { createServer, type ServerOptions } from './create-server.ts';

/** What code gives beside the configuration. */
export interface Hooks
  extends Pick<ServerOptions, 'logger'>, Pick<WorldRegistryOptions<EngineWorld>, 'clock' | 'random'> {
  /** Switched on before the situations of the start. */
  readonly recordings?: readonly Rule[] | undefined;
  /** Reads the contract's files again after each save. */
  readonly isWatching?: boolean | undefined;
  /** Called with a line about the contract's files; standard error by default. */
  readonly report?: ((line: string) => void) | undefined;
  /** Called for every bug of the server; standard error by default. */
  readonly reportBug?: ReportBug | undefined;
  /** Called for every request with contract violations; standard error by default. */
  readonly reportViolation?: ((request: LoggedRequest) => void) | undefined;
}

export interface ApiOptions extends Hooks, CheckedConfig {}

/** Those of requests and responses, or of responses alone. */
export type Violations = 'all' | 'responses';

export type Api<World extends EngineWorld = EngineWorld> = Awaited<ReturnType<typeof createApi<World>>>;

/**
 * Creates a server of a mock API, not yet listening.
 *
 * @throws DataFileError when the data file cannot be used
 */
export async function createApi<World extends EngineWorld>(
  definition: MockDefinition<World>,
  options: ApiOptions = {},
) {
  const { dataFile, reportViolation = writeViolation, reportBug = writeBug, report = writeLine } = options;
  const { source } = definition;
  const served: ServedDocuments = { contract: definition.contract, documents: source?.loaded };
  const rules = createRules(served, definition.situations);
  const starting: Rule[] = [...(options.recordings ?? []), ...startRules(rules, options)];
  const startIn = (name: string) => ((options.worlds ?? [name]).includes(name) ? starting : []);
  const ruleOf = (saved: RuleSource) => restoreRule(saved, rules);
  const stored = dataFile === undefined ? undefined : openDataFile(dataFile);
  const worlds = new WorldRegistry({ ...options, stored, maker: definition.worlds, startIn, ruleOf });
  let watcher: DocumentWatcher | undefined;
  try {
    if (dataFile !== undefined) claimDataFile(dataFile, worlds, served.contract);
    const requestLog = createRequestLog(reportViolation);
    if (options.isWatching && source) watcher = watch(source, served, worlds, report);
    const engine = createEngine(definition, { served, rules, requestLog, reportBug });
    const controlled = controlledBy(definition, served, {
      worlds,
      requestLog,
      rules,
      overridesFile: options.overrides,
      document: watcher,
    });
    for (const name of options.worlds ?? []) worlds.open(name);
    const app = await createServer(engine, controlled, reportBug, definition, options);
    const requests = (world = DEFAULT_WORLD) => requestLog.list({ world });
    return {
      /** `app.inject(...)` in tests, `app.listen({ port })` otherwise; `app.close()` also closes the worlds. */
      app,
      worlds,
      /** The initial default world; a reset replaces it. */
      world: worlds.open(DEFAULT_WORLD),
      requestLog,
      /** The one that is served now. */
      get contract(): Contract {
        return served.contract;
      },
      rules,
      /** The logged requests of a world, newest last. */
      requests,
      /** For the end of a test. @throws Error that lists the contract violations of a world's requests, or `responses` alone */
      checkRequests(this: void, world?: string, which: Violations = 'all'): void {
        checkLogged(requests(world), which);
      },
    };
  } catch (error) {
    watcher?.close();
    worlds.close();
    throw error;
  }
}

/** A save of the documents replaces both. */
interface ServedDocuments extends Served {
  /** Undefined until somebody asks for those of a contract that was made without them. */
  documents: readonly LoadedDocument[] | undefined;
}

function watch(source: DocumentSource, served: ServedDocuments, worlds: WorldRegistry, report: (line: string) => void) {
  const use = (documents: readonly LoadedDocument[]) => {
    const contract = { ...served.contract, ...source.describe(documents) };
    ownersIn(worlds.common).put('', { title: contract.title });
    Object.assign(served, { contract, documents });
  };
  return new DocumentWatcher(source.addresses, source.loaded ?? [], { use, report });
}

const controlledBy = <World extends EngineWorld>(
  { recordKinds = [], stateHandlers = {}, operations, source }: MockDefinition<World>,
  served: ServedDocuments,
  parts: Pick<Controlled, 'requestLog' | 'rules' | 'overridesFile' | 'document'> & { worlds: WorldRegistry<World> },
) => ({
  ...parts,
  stateHandlers,
  get contract() {
    return served.contract;
  },
  get recordKinds() {
    return [...recordKinds, ...keptRecordKinds(served.contract, operations)];
  },
  documents:
    source && (async () => (served.documents ??= await Promise.all(source.addresses.map((one) => loadDocument(one))))),
});

/** @throws Error that lists the contract violations of these requests, or of their `responses` alone */
export function checkLogged(requests: readonly LoggedRequest[], which: Violations): void {
  const violations = requests.flatMap((one) =>
    one.violations
      .filter((text) => which === 'all' || text.startsWith('response'))
      .map((text) => `${one.method} ${one.url}: ${text}`),
  );
  if (violations.length > 0) throw new Error(violations.join('\n'));
}

/**
 * What is switched on in every world, or those of `worlds`, by the options, also after a reset. It is not stored: without
 * the option, the next start has none of it.
 *
 * @throws SetupError when there is no such situation, or the file of overrides cannot be used
 */
function startRules(
  known: Rules,
  { active = [], latency, overrides }: Pick<CheckedConfig, 'active' | 'latency' | 'overrides'>,
) {
  requireSituations(known, active);
  return [
    ...active.map((name) => known.situation(name)),
    ...(latency === undefined ? [] : [latencyRule(latency)]),
    ...(overrides === undefined ? [] : readOverridesFile(overrides, known)),
  ];
}

/** @throws SetupError when there is no such situation */
export function requireSituations({ knows, situations }: Rules, active: readonly string[]): void {
  const index = active.findIndex((name) => !knows(name));
  const reason = configMessages.noSituation(active[index] ?? '', Object.keys(situations));
  if (index >= 0) throw new SetupError(reason, ['active', String(index)]);
}

const ownersIn = ({ table }: WorldRegistry['common']) => table<{ readonly title: string }>('api');

/** Keeps the worlds of two APIs apart: those of a document that has another title are another API's. @throws DataFileError */
function claimDataFile(file: string, { common }: Pick<WorldRegistry, 'common'>, { title }: Contract): void {
  const owners = ownersIn(common);
  const stored = owners.get('');
  if (stored && stored.title !== title)
    throw new DataFileError(dataFileMessages.otherDocument(file, stored.title, title));
  owners.put('', { title });
}

export interface MockApiOptions extends MockConfig, Hooks {}

/**
 * Creates a server of OpenAPI documents, not yet listening.
 *
 * @example const { app } = await mockApi({ documents: 'todo.yaml' });
 * @throws SetupError that names the option
 * @throws DocumentError with file, line and reason
 */
export async function mockApi(given: MockApiOptions): Promise<Api> {
  const { logger, clock, random, recordings, isWatching, report, reportBug, reportViolation, ...config } = given;
  const hooks = { logger, clock, random, recordings, isWatching, report, reportBug, reportViolation };
  const checked = checkConfig(config);
  if (!checked.documents?.length) throw new SetupError(configMessages.noDocument);
  return createApi(await loadDefinition(checked.documents, checked), { ...checked, ...hooks });
}

const writeLine = (line: string) => void process.stderr.write(`${line}\n`);

function writeViolation({ method, url, status, violations }: LoggedRequest): void {
  writeLine(`${method} ${url} (${status}) breaks the contract: ${violations.join('; ')}`);
}

function writeBug(bug: unknown, call: string): void {
  writeLine(`${call} failed: ${bug instanceof Error ? (bug.stack ?? bug.message) : String(bug)}`);
}
