import { contractRoutes, inFull, type ContractRoute } from '../dispatch/contract-routes.ts';
import { routeFinder } from '../dispatch/find-route.ts';
import { problem } from '../dispatch/problem.ts';
import { errorMessages as messages } from '../http/errors.messages.ts';
import type { OutsideRoute } from '../outside-route.ts';
import type { World } from '../world/world.ts';
import { answerCall } from './answer-call.ts';
import { answerOutsideRoute } from './answer-outside.ts';
import { problemResponse } from './to-response.ts';
import { decoded, readRequest } from './web-request.ts';

/** Answers a request in a world. */
export type WebShop = (request: Request, world: World) => Promise<Response>;

/**
 * The mock API for whoever has Request and Response and no server: a service worker above all. It answers as the server
 * does, apart from what concerns the line alone: compression, versions to ask again by, limits of size and time.
 *
 * @param outside which routes beside the contract it has
 */
export function webShop(outside: readonly OutsideRoute[]): WebShop {
  const routes = routeFinder<ContractRoute | OutsideRoute>([...contractRoutes, ...outside]);

  return async (request, world) => {
    const { pathname, search } = new URL(request.url);
    const path = inFull(pathname);
    const found = routes.find(request.method, path);
    if (!found) {
      const allowed = routes.allowedAt(path);
      return allowed === ''
        ? problemResponse(problem(404, { detail: messages.notFound }))
        : problemResponse(problem(405, { detail: messages.wrongMethod(allowed) }), { allow: allowed });
    }
    const parameters = decoded(found.parameters);
    if (!parameters) return problemResponse(problem(400, { detail: messages.badRequest }));

    const call = await readRequest(request, { path, query: search.slice(1), parameters });
    const { route } = found;
    return 'operationId' in route ? answerCall(route.operationId, call, world) : answerOutsideRoute(route, call, world);
  };
}
