import { checkConfig, type DocumentConfig, type MockWorld } from '../config/mock-config.ts';
import { rootCursor } from '../document/document.ts';
import { linearPattern } from '../document/linear-patterns.ts';
import { upgradeSwagger } from '../document/upgraded.ts';
import { describeDocuments, createDefinition } from '../engine/document-definition.ts';
import { problemResponse } from '../engine/responses.ts';
import type { Json } from '../http/json.ts';
import { problem } from '../http/problem.ts';
import { worldsMessages as messages } from '../worlds/worlds.messages.ts';
import { isWorldName, MAX_WORLDS, requestedWorld, WORLD_HEADER } from '../worlds/worlds.ts';
import { toResponse, webMock } from './web-mock.ts';

export interface FetchHandlerOptions extends DocumentConfig {
  /** Base path of the calls; by default the path of the document's first server. */
  readonly base?: string;
}

/**
 * Responds to requests by an OpenAPI document, without a server and with web APIs only: for tests, MSW and service
 * workers. The world is that of the path or header, with the server's names and limit, and lives as long as the handler.
 *
 * @param document parsed, with references inside it only
 * @example const handle = fetchHandler(document); await handle(new Request('https://api.example/todos'))
 */
export function fetchHandler(document: object, { base, ...config }: FetchHandlerOptions = {}) {
  const options = checkConfig(config);
  const cursor = { ...rootCursor(upgradeSwagger(document as Json)), readPattern: linearPattern, isLenient: true };
  const definition = createDefinition(describeDocuments([cursor], [base], options), options);
  const mock = webMock(definition, (bug) => {
    throw bug;
  });
  const worlds = new Map<string, MockWorld>();
  return async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    const { name, inside } = requestedWorld(pathname + search, request.headers.get(WORLD_HEADER));
    const known = worlds.get(name);
    const refuse = (status: number, detail: string) =>
      toResponse(problemResponse(problem(status, { detail })), request);
    if (!known && !isWorldName(name)) return refuse(400, messages.name);
    if (!known && worlds.size >= MAX_WORLDS) return refuse(429, messages.tooMany(MAX_WORLDS));
    const world = known ?? mock.openWorld({ name });
    worlds.set(name, world);
    return mock.respond(request, world, inside);
  };
}
