/** A GET is also answered without its body. Fastify would make a route of its own for that. */
export function withHead<Method extends string>(method: Method): Method | (Method | 'HEAD')[] {
  return method === 'GET' ? [method, 'HEAD'] : method;
}
