import { mockApi } from '@shop/mock-engine/server';

let api;
export default async function startOrStop() {
  if (api) return api.app.close();
  api = await mockApi({ documents: 'api.yaml' });
  process.env['API_URL'] = await api.app.listen({ port: 0 });
}
