import type { Contract } from '../contract/contract.ts';
import type { RecordKind } from '../control/record-kind.ts';
import type { StateHandlers } from '../control/state-handler.ts';
import { contractOf, type DescribedContract } from '../openapi/contract-of.ts';
import { DEFAULT_SERVER } from '../openapi/calls.ts';
import { children, type Part } from '../openapi/document.ts';
import { loadDocument } from '../openapi/load-document.ts';
import type { ApiDefinition } from '../pipeline/definition.ts';
import { createEngine, type ReportBug } from '../pipeline/engine.ts';
import { readRule } from '../recordings/read-har.ts';
import type { Exchange } from '../request-log/request-log.ts';
import { createRequestLog } from '../request-log/request-log.ts';
import { createRules, type Rules } from '../situations/rules.ts';
import { standardSituations } from '../situations/standard-situations.ts';
import { DEFAULT_WORLD, requestedWorld, WORLD_HEADER } from '../worlds/world-name.ts';
import { createWorldRegistry, type WorldMaker, type WorldRegistryOptions } from '../worlds/world-registry.ts';
import { webApi } from '../web/web-adapter.ts';
import type { EngineWorld } from '../worlds/world.ts';
import { createServer, type ServerOptions } from './create-server.ts';
import { watchDocument } from '../openapi/watch-document.ts';

type WorldOptions = Partial<Pick<WorldRegistryOptions<EngineWorld>, 'dataFile' | 'clock' | 'random'>>;

export interface ApiOptions extends ServerOptions, WorldOptions {
  /** Makes a new default world deterministic. */
  readonly worldSeed?: string | undefined;
  /** Where the console saves overrides. */
  readonly overridesFile?: string | undefined;
  /** Called with a line about the data file or the contract's files; standard error by default. */
  readonly report?: ((line: string) => void) | undefined;
  /** Called for every bug of the server; standard error by default. */
  readonly reportBug?: ReportBug | undefined;
  /** Called for every exchange with contract violations; standard error by default. */
  readonly reportViolation?: ((exchange: Exchange) => void) | undefined;
}

export interface ApiParts<World extends EngineWorld> {
  readonly definition: ApiDefinition<World>;
  readonly maker: WorldMaker<World>;
  readonly recordKinds?: readonly RecordKind<World>[];
  readonly stateHandlers?: StateHandlers<World>;
  /** The files of the contract, to be read again after each save. */
  readonly watched?:
    | {
        readonly address: string;
        readonly files: ReadonlyMap<string, string>;
        describe(whole: Part): DescribedContract;
      }
    | undefined;
}

export type Api<World extends EngineWorld = EngineWorld> = Awaited<ReturnType<typeof createApi<World>>>;

/**
 * Creates a server of an API, not yet listening.
 *
 * @throws DataFileError when the data file cannot be used
 */
export async function createApi<World extends EngineWorld>(
  { definition, maker, recordKinds = [], stateHandlers = {}, watched }: ApiParts<World>,
  {
    reportViolation = writeViolation,
    reportBug = writeBug,
    report = write,
    worldSeed,
    overridesFile,
    dataFile,
    clock,
    random,
    ...options
  }: ApiOptions = {},
) {
  const { contract, rules } = definition;
  const ruleOf: WorldRegistryOptions<World>['ruleOf'] = (source) => readRule(source, rules, contract);
  const worlds = createWorldRegistry({ maker, ruleOf, dataFile, report, seed: worldSeed, clock, random });
  const requestLog = createRequestLog(contract, reportViolation, dataFile === undefined ? undefined : worlds.common);
  const document =
    watched &&
    watchDocument(watched.address, watched.files, {
      // In place, because everything has this contract.
      use: (whole) => void Object.assign(contract, watched.describe(whole)),
      report,
    });
  const engine = createEngine(definition, { requestLog, reportBug });
  const controlled = { worlds, requestLog, contract, rules, overridesFile, recordKinds, stateHandlers, document };
  const app = await createServer(engine, controlled, reportBug, options);
  const requests = (world = DEFAULT_WORLD) => requestLog.list({ world });
  const respond = webApi(engine);
  return {
    /** `app.inject(...)` in tests, `app.listen({ port })` otherwise; `app.close()` also closes the worlds. */
    app,
    worlds,
    /** The initial default world; a reset replaces it. */
    world: worlds.open(DEFAULT_WORLD),
    requestLog,
    contract,
    /** Undefined when the contract is not watched. */
    document,
    rules,
    /** Responds without a port, for tests, MSW and service workers; the world is that of the path or header. */
    async fetch(this: void, request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url);
      const { name, inside } = requestedWorld(pathname + search, request.headers.get(WORLD_HEADER));
      return respond(request, worlds.open(name), inside);
    },
    /** The logged requests of a world, newest last. */
    requests,
    /** For the end of a test. @throws Error that lists the contract violations of a world's requests */
    checkRequests(this: void, world?: string): void {
      const violations = requests(world).flatMap((one) =>
        one.violations.map((text) => `${one.method} ${one.url}: ${text}`),
      );
      if (violations.length > 0) throw new Error(violations.join('\n'));
    },
  };
}

export interface MockApiOptions extends ApiOptions {
  /** Path or URL of an OpenAPI document. */
  readonly contract: string;
  /** Functions by operationId, in place of what the document alone responds. */
  readonly operations?: ApiDefinition<EngineWorld>['operations'];
  /** Reads the document again after each save. */
  readonly isWatching?: boolean;
}

/**
 * Creates a server of any OpenAPI document, not yet listening.
 *
 * @example const { app } = await mockApi({ contract: 'todo.yaml' });
 * @throws DocumentError with file, line and reason
 */
export async function mockApi({
  contract: address,
  operations = {},
  isWatching,
  ...options
}: MockApiOptions): Promise<Api> {
  const { whole, files } = await loadDocument(address);
  const contract: Contract = describe(whole);
  const rules = createRules(contract, () => standardSituations(contract));
  const definition = { contract, operations, rules, refusals: {}, extraRoutes: [], issueToken: async () => 'token' };
  return createApi(
    {
      definition,
      maker: { open: (world) => world, seed: () => undefined },
      stateHandlers: statesOf(rules),
      watched: isWatching ? { address, files, describe } : undefined,
    },
    options,
  );
}

function describe(whole: Part) {
  const [server] = children(whole, 'servers').map(([, part]) => part);
  const variables = Object.fromEntries(server ? children(server, 'variables') : []);
  const { url = '' } = (server?.node ?? {}) as { url?: string };
  const filled = url.replace(/\{([^{}]+)\}/g, (_, name: string) => (variables[name]?.node.default as string) ?? '');
  const base = URL.parse(filled, 'http://localhost')?.pathname.replace(/\/$/, '') ?? '';
  return { ...contractOf(whole, false), bases: { [DEFAULT_SERVER]: base } };
}

/** Each situation as a provider state. */
function statesOf(rules: Rules): StateHandlers<EngineWorld> {
  return Object.fromEntries(
    Object.keys(rules.situations).map((name) => [
      name,
      ({ world }: { world: EngineWorld }) => world.situations.switchOn(rules.situation(name)),
    ]),
  );
}

const write = (line: string) => void process.stderr.write(`${line}\n`);

function writeViolation({ method, url, status, violations }: Exchange): void {
  write(`${method} ${url} (${status}) breaks the contract: ${violations.join('; ')}`);
}

function writeBug(bug: unknown, call: string): void {
  write(`${call} failed: ${bug instanceof Error ? (bug.stack ?? bug.message) : String(bug)}`);
}
