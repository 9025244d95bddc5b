import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a broker was told. */
export interface BrokerRecords {
  readonly pacts: Map<string, { readonly branch: unknown; readonly content: { interactions: unknown[] } }>;
  /** By provider and version. */
  readonly results: Map<string, boolean>;
  /** By environment, versions by pacticipant. */
  readonly deployed: Map<string, Map<string, string>>;
  readonly credentials: (string | undefined)[];
}

export interface BrokerDouble {
  readonly url: string;
  readonly records: BrokerRecords;
  close(): Promise<void>;
}

interface Answer {
  readonly status: number;
  readonly body: object;
}

const ok = (body: object, status = 200): Answer => ({ status, body });
const links = (_links: Record<string, unknown>) => ({ _links });

/**
 * As much of a Pact Broker as we ask of one, by its own documentation of the HAL API (index, publish-contracts, pact,
 * verification-results, can-i-deploy, record-deployment).
 *
 * @param authorization the header that it wants
 * @param environments that it knows
 * @param elsewhere an origin that its links carry instead of its own
 */
export async function openBrokerDouble(
  authorization: string,
  environments: readonly string[],
  elsewhere?: string,
): Promise<BrokerDouble> {
  const records: BrokerRecords = {
    pacts: new Map(),
    results: new Map(),
    deployed: new Map(environments.map((name) => [name, new Map<string, string>()])),
    credentials: [],
  };
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      records.credentials.push(request.headers.authorization);
      const isKnown = request.headers.authorization === authorization;
      const asked = `${request.method ?? ''} ${decodeURIComponent(request.url ?? '')}`;
      const { status, body } = isKnown ? answer(asked, text, records, base()) : ok({ error: 'Not authenticated' }, 401);
      response.writeHead(status, { 'content-type': 'application/hal+json;charset=utf-8' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const base = () => elsewhere ?? url;
  return { url, records, close: () => new Promise((closed) => server.close(() => closed())) };
}

function answer(asked: string, text: string, records: BrokerRecords, base: string): Answer {
  if (asked === 'GET /') return ok(index(base));
  if (asked === 'POST /contracts/publish') return publish(JSON.parse(text) as Published, records);

  const pact = /^GET \/pacts\/provider\/(.+)\/consumer\/(.+)\/version\/(.+)$/.exec(asked);
  if (pact && records.pacts.has(`${pact[1]} ${pact[3]}`)) {
    const href = `${base}/pacts/provider/${pact[1]}/consumer/${pact[2]}/pact-version/sha/metadata/x/verification-results`;
    return ok(links({ 'pb:publish-verification-results': { title: 'Publish verification results', href } }));
  }
  const results = /^POST \/pacts\/provider\/([^/]+)\/.*\/verification-results$/.exec(asked);
  if (results) {
    const { success, providerApplicationVersion } = JSON.parse(text) as Result;
    records.results.set(`${results[1]} ${providerApplicationVersion}`, success);
    return ok({ success }, 201);
  }
  const version = /^GET \/pacticipants\/([^/]+)\/versions\/([^/]+)$/.exec(asked);
  if (version) {
    const href = (name: string) => `${base}${asked.slice(4)}/deployed-versions/environment/${name}`;
    const deployments = [...records.deployed.keys()].map((name) => ({ title: 'Record', name, href: href(name) }));
    return ok(links({ 'pb:record-deployment': deployments }));
  }
  const deployment = /^POST \/pacticipants\/(.+)\/versions\/(.+)\/deployed-versions\/environment\/(.+)$/.exec(asked);
  if (deployment) {
    const [, pacticipant = '', number = '', environment = ''] = deployment;
    records.deployed.get(environment)?.set(pacticipant, number);
    return ok({ currentlyDeployed: true }, 201);
  }
  const question = /^GET \/can-i-deploy\?pacticipant=(.+)&version=(.+)&environment=(.+)$/.exec(asked);
  if (question) return canIDeploy(records, question[1] ?? '', question[2] ?? '', question[3] ?? '');
  return ok({ error: `Nothing at ${asked}` }, 404);
}

const index = (base: string) => {
  const templated = (path: string) => ({ href: base + path, templated: true });
  return links({
    self: { href: base, title: 'Index' },
    'pb:publish-contracts': { href: `${base}/contracts/publish`, title: 'Publish contracts' },
    'pb:publish-pact': templated('/pacts/provider/{provider}/consumer/{consumer}/version/{consumerApplicationVersion}'),
    'pb:pacticipant-version': templated('/pacticipants/{pacticipant}/versions/{version}'),
    'pb:can-i-deploy-pacticipant-version-to-environment': templated(
      '/can-i-deploy?pacticipant={pacticipant}&version={version}&environment={environment}',
    ),
  });
};

interface Published {
  pacticipantVersionNumber?: string;
  branch?: string;
  contracts: { providerName: string; specification: string; contentType: string; content: string }[];
}

interface Result {
  success: boolean;
  providerApplicationVersion: string;
}

function publish({ pacticipantVersionNumber: version, branch, contracts }: Published, records: BrokerRecords): Answer {
  if (!version) return ok({ errors: { pacticipantVersionNumber: ['is missing'] } }, 400);
  for (const { providerName, specification, contentType, content } of contracts) {
    if (specification !== 'pact' || contentType !== 'application/json')
      return ok({ errors: { contracts: ['?'] } }, 400);
    const pact = JSON.parse(Buffer.from(content, 'base64').toString()) as { interactions: unknown[] };
    records.pacts.set(`${providerName} ${version}`, { branch, content: pact });
  }
  return ok({ notices: [{ type: 'success', text: 'Pact successfully published' }] });
}

/** With one consumer, and providers that are verified at its own version. */
function canIDeploy({ results, deployed, pacts }: BrokerRecords, name: string, version: string, to: string): Answer {
  const there = deployed.get(to);
  if (!there) return ok({ errors: { environment: [`with name '${to}' does not exist`] } }, 400);
  const providers = [...pacts.keys()]
    .filter((key) => key.endsWith(` ${version}`))
    .map((key) => key.split(' ')[0] ?? '');
  const isProvider = providers.includes(name);
  const missing = isProvider ? [] : providers.filter((provider) => !there.has(provider));
  const pairs = isProvider ? (there.has('storefront') ? [name] : []) : providers.filter((one) => there.has(one));
  const outcomes = pairs.map((provider) => results.get(`${provider} ${isProvider ? version : there.get(provider)}`));
  const isUnknown = missing.length > 0 || outcomes.includes(undefined);
  const deployable = isUnknown ? null : outcomes.every(Boolean);
  const reason = isUnknown
    ? 'There is no verified pact between these versions'
    : deployable
      ? 'All required verification results are published and successful'
      : 'The verification for the pact failed';
  return ok({ summary: { deployable, reason } });
}
