/** Adds HEAD to GET. Fastify would register a separate route for it. */
export function withHead<Method extends string>(method: Method): Method | (Method | 'HEAD')[] {
  return method === 'GET' ? [method, 'HEAD'] : method;
}
