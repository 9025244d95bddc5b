import { createMasks } from '../http/mask.ts';
import { contractOf } from '../engine/document-definition.ts';
import { documentOf } from '../document/document.ts';
import { findCalls } from './find-call.ts';

const get = (operationId: string) => ({ get: { operationId, responses: { 200: { description: '' } } } });
const paths = { '/users': get('users'), '/teams/{id}/users': get('members'), '/{tenant}/files': get('files') };
const contract = { ...contractOf(documentOf({ openapi: '3.1.0', paths })), bases: {}, masks: createMasks() };
const idsOf = (from: string[], ...urls: string[]) =>
  findCalls(
    urls.map((url) => ({ method: 'GET', url })),
    contract,
    from,
  ).map((call) => call?.operationId);

it('a path that ends as another one of the contract is the longer one', () => {
  expect(idsOf([], 'https://x.example/api/teams/5/users', 'https://x.example/api/users')).toEqual(['members', 'users']);
});

it('the API’s address decides where a path begins', () => {
  const urls = ['https://x.example/api/a/files', 'https://x.example/files'];
  expect(idsOf(['https://x.example/api/'], ...urls)).toEqual(['files', undefined]);
  expect(idsOf(['https://x.example/api/teams/5'], 'https://x.example/api/teams/5/users')).toEqual(['users']);
});
