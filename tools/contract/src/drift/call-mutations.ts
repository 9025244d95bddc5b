import type { Contract, Operation, PathItem } from '../read-contract.ts';
import { operationOf, ownAnswer, renamed } from './contract-parts.ts';
import type { ContractMutation } from './mutation.ts';

function call(kind: string, name: string, change: (contract: Contract) => void): ContractMutation {
  return { of: 'contract', kind, name, change };
}

const statusDropped = (id: string, status: number) =>
  call('status dropped', `${id} without ${status}`, (contract) => {
    const { responses } = operationOf(contract, id);
    if (!delete responses[status]) throw new Error(`${id} has no ${status} any more.`);
  });

const statusChanged = (id: string, from: number, to: number) =>
  call('status changed', `${id} ${from} → ${to}`, (contract) => {
    const operation = operationOf(contract, id);
    operation.responses = renamed(operation.responses, String(from), String(to));
  });

const pathRenamed = (from: string, to: string) =>
  call('path renamed', `${from} → ${to}`, (contract) => {
    contract.paths = renamed(contract.paths, from, to);
  });

const operationRenamed = (from: string, to: string) =>
  call('operationId renamed', `${from} → ${to}`, (contract) => {
    operationOf(contract, from).operationId = to;
  });

const parameterRenamed = (parameter: string, from: string, to: string) =>
  call('parameter renamed', `{${from}} → {${to}}`, ({ components, ...contract }) => {
    (components['parameters']?.[parameter] as { name: string }).name = to;
    for (const path of Object.keys(contract.paths).filter((one) => one.includes(`{${from}}`))) {
      const item = contract.paths[path] as PathItem;
      delete contract.paths[path];
      contract.paths[path.replace(`{${from}}`, `{${to}}`)] = item;
    }
  });

const methodChanged = (path: string, from: 'get' | 'post', to: 'get' | 'post') =>
  call('method changed', `${from} ${path} → ${to}`, ({ paths }) => {
    const item = paths[path] as PathItem;
    item[to] = item[from];
    delete item[from];
  });

const secured = (id: string, security: Operation['security']) =>
  call('security changed', `${id}: ${security.length > 0 ? 'wants a token' : 'public'}`, (contract) => {
    operationOf(contract, id).security = security;
  });

const answerMedia = (id: string, status: number, from: string, to: string) =>
  call('media type changed', `${id} ${status} as ${to}`, (contract) => {
    const answer = ownAnswer(contract, id, status);
    answer.content = renamed(answer.content ?? {}, from, to);
  });

const headerDropped = (id: string, status: number, header: string) =>
  call('header dropped', `${id} ${status} without ${header}`, (contract) => {
    const { headers = {} } = ownAnswer(contract, id, status);
    if (!(header in headers)) throw new Error(`${id} ${status} has no ${header} any more.`);
    delete headers[header];
  });

/** What becomes of calls: addresses, statuses, media types, headers, tokens. */
export const callMutations: readonly ContractMutation[] = [
  statusDropped('register', 409),
  statusDropped('register', 413),
  statusDropped('login', 401),
  statusDropped('login', 415),
  statusDropped('createOrder', 400),
  statusDropped('createOrder', 401),
  statusDropped('validatePayment', 404),
  statusDropped('getUser', 401),
  statusDropped('lookupPincode', 400),
  statusDropped('getProduct', 400),
  statusDropped('listProducts', 304),
  statusDropped('listOrders', 503),
  statusChanged('register', 409, 403),
  statusChanged('register', 422, 400),
  statusChanged('login', 401, 403),
  statusChanged('createOrder', 200, 201),
  pathRenamed('/v1/login', '/v1/sign-in'),
  pathRenamed('/v1/orders', '/v1/my-orders'),
  pathRenamed('/pincode/{pincode}', '/postal/{pincode}'),
  operationRenamed('listOrders', 'getOrders'),
  operationRenamed('login', 'signIn'),
  parameterRenamed('SlugInPath', 'slug', 'product_slug'),
  parameterRenamed('ProviderInPath', 'payment_provider', 'provider'),
  methodChanged('/v1/orders', 'get', 'post'),
  secured('getUser', []),
  secured('createOrder', []),
  secured('listProducts', [{ bearer: [] }]),
  answerMedia('login', 401, 'application/json', 'application/problem+json'),
  answerMedia('createOrder', 400, 'application/problem+json', 'application/json'),
  answerMedia('listOffers', 200, 'application/json', 'text/csv'),
  headerDropped('listProducts', 200, 'ETag'),
  headerDropped('getUser', 401, 'WWW-Authenticate'),
  headerDropped('login', 429, 'Retry-After'),
  call('media type changed', 'login takes a form', (contract) => {
    const { requestBody } = operationOf(contract, 'login');
    if (requestBody)
      requestBody.content = renamed(requestBody.content, 'application/json', 'application/x-www-form-urlencoded');
  }),
  call('server changed', 'the postal lookup on the API’s base', ({ paths }) => {
    delete paths['/pincode/{pincode}']?.servers;
  }),
  call('parameter moved', '{slug} into the query', ({ components }) => {
    (components['parameters']?.['SlugInPath'] as { in: string }).in = 'query';
  }),
  call('call dropped', 'listOfferCategories dropped', ({ paths }) => {
    if (!delete paths['/v1/offer-categories']) throw new Error('There are no offer categories any more.');
  }),
];
