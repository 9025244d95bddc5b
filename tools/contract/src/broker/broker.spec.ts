import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerCanIDeploy, recordDeployment } from '../deploy/can-i-deploy.command.ts';
import type { Desk } from '../deploy/desk.ts';
import { writeMatrix, type Verification } from '../deploy/matrix.ts';
import { atDesk } from '../deploy/run-command.ts';
import { workspaceVersions } from '../deploy/workspace-versions.ts';
import { readPacts } from '../pacts/read-pacts.ts';
import { publishToBroker } from './publish.command.ts';
import { openBrokerDouble, type BrokerDouble } from './testing/broker-double.ts';

const TOKEN = 's3cret-token';
const versions = workspaceVersions();
const folder = mkdtempSync(join(tmpdir(), 'broker-'));
const matrixFile = join(folder, 'matrix.json');
let broker: BrokerDouble;
let said: string[];

const rows = (broken = 0): Verification[] =>
  Object.entries(versions.pacts).map(([service, pact]) => ({
    ...{ consumer: 'storefront', service, provider: 'mock-api', pact, contract: versions.contract },
    ...{ fits: true, kept: 5, broken, skipped: 0 },
  }));

function run(command: (args: readonly string[], desk: Desk) => Promise<0 | 1 | 2>, args: string[], environment = {}) {
  said = [];
  const say = (line: string) => void said.push(line);
  const settings = {
    PACT_BROKER_BASE_URL: broker.url,
    PACT_BROKER_TOKEN: TOKEN,
    GIT_COMMIT: 'abc123',
    GIT_BRANCH: 'main',
  };
  const desk: Desk = { environment: { ...settings, ...environment }, matrixFile, say, outputOfOthers: 'ignore' };
  return atDesk(command, args, desk, say);
}
const ask = (pacticipant: string, environment = {}) =>
  run(answerCanIDeploy, ['--pacticipant', pacticipant, '--to', 'production'], environment);
const deploy = (pacticipant: string, to = 'production') =>
  run(recordDeployment, ['--pacticipant', pacticipant, '--to', to]);

beforeEach(async () => {
  broker = await openBrokerDouble(`Bearer ${TOKEN}`, ['production']);
  writeMatrix({ verifications: rows(), deployments: [] }, matrixFile);
});
afterEach(() => broker.close());
afterAll(() => rmSync(folder, { recursive: true }));

it('publishes every pact, and what became of each, under the revision of the working tree', async () => {
  expect(await run(publishToBroker, [])).toBe(0);

  const pacts = readPacts();
  expect(broker.records.pacts.size).toBe(pacts.length);
  for (const pact of pacts) {
    const published = broker.records.pacts.get(`${pact.provider.name} abc123`);
    expect([published?.branch, published?.content]).toEqual(['main', pact]);
  }
  expect(Object.fromEntries(broker.records.results)).toEqual({
    'postal-service abc123': true,
    'shop-api abc123': true,
  });
  expect(said).toContain('Published: shop-api abc123 keeps it');
});

it('publishes a broken pact as broken', async () => {
  writeMatrix({ verifications: rows(2), deployments: [] }, matrixFile);
  await run(publishToBroker, []);
  expect([...broker.records.results.values()]).toEqual([false, false]);
});

it('publishes nothing that was not verified', async () => {
  writeMatrix({ verifications: [], deployments: [] }, matrixFile);
  expect(await run(publishToBroker, [])).toBe(2);
  expect([said.join(), broker.records.pacts.size]).toEqual([expect.stringContaining('npm run pact:record'), 0]);
});

describe('whether it can be deployed', () => {
  it('is the broker’s answer, and what it does not know is a no', async () => {
    await run(publishToBroker, []);
    expect(await ask('storefront')).toBe(1);
    expect(said.join('\n')).toMatch(/no verified pact[^]*No: storefront must not be deployed to production/);

    expect(await deploy('mock-api')).toBe(0);
    expect(Object.fromEntries(broker.records.deployed.get('production') ?? [])).toEqual({
      'postal-service': 'abc123',
      'shop-api': 'abc123',
    });
    expect(await ask('storefront')).toBe(0);
    expect(said.join('\n')).toMatch(/abc123: All required[^]*Yes: storefront can be deployed to production/);
  });

  it('is asked for every service that the mock API plays', async () => {
    writeMatrix({ verifications: rows(1), deployments: [] }, matrixFile);
    await run(publishToBroker, []);
    await deploy('storefront');

    expect(await ask('mock-api')).toBe(1);
    expect(said).toEqual([
      'postal-service abc123: The verification for the pact failed',
      'shop-api abc123: The verification for the pact failed',
      'No: mock-api must not be deployed to production.',
    ]);
  });
});

describe('a broker that cannot help', () => {
  it.each([
    ['with the wrong token', { PACT_BROKER_TOKEN: 'wr0ng' }, /refuses the credentials \(401\)/],
    [
      'where nobody is',
      { PACT_BROKER_BASE_URL: 'http://127.0.0.1:9' },
      /No Pact Broker answers at http:\/\/127\.0\.0\.1:9/,
    ],
    ['whose address is none', { PACT_BROKER_BASE_URL: 'broker.example' }, /PACT_BROKER_BASE_URL wants an address/],
  ])('%s', async (_, environment, message) => {
    expect(await ask('storefront', environment)).toBe(2);
    expect(said.join('\n')).toMatch(message);
    expect(said.join('\n')).not.toMatch(/s3cret|wr0ng/);
  });

  it('that does not know the environment', async () => {
    await run(publishToBroker, []);
    expect(await deploy('storefront', 'mars')).toBe(2);
    expect(said.join()).toMatch(/knows no environment mars for storefront/);
  });

  it('whose links lead elsewhere is not followed with the credentials', async () => {
    await broker.close();
    broker = await openBrokerDouble(`Bearer ${TOKEN}`, [], 'https://elsewhere.example');
    expect(await ask('storefront')).toBe(2);
    expect(said.join()).toContain('leads to https://elsewhere.example, where the credentials do not belong');
  });

  it('that is no broker at all', async () => {
    await broker.close();
    broker = await openBrokerDouble('', []);
    expect(await ask('storefront', { PACT_BROKER_BASE_URL: `${broker.url}/shop` })).toBe(2);
  });
});

it('takes a name and a password as well, and never a secret out of the address into its output', async () => {
  await broker.close();
  broker = await openBrokerDouble(`Basic ${Buffer.from('qa:pa$$').toString('base64')}`, ['production']);
  const address = broker.url.replace('http://', 'http://qa:pa%24%24@');

  expect(await run(publishToBroker, [], { PACT_BROKER_BASE_URL: address, PACT_BROKER_TOKEN: '' })).toBe(0);
  expect(said.join()).not.toMatch(/pa\$\$|qa:|Basic/);
});

it('without a broker nothing is published, and the command says so', async () => {
  expect(await run(publishToBroker, [], { PACT_BROKER_BASE_URL: '' })).toBe(2);
  expect(said.join()).toContain('PACT_BROKER_BASE_URL is not set');
});
