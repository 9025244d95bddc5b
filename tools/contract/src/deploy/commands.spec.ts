import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleAnswers } from '@shop/api-contract/generated/examples';
import { readPacts } from '../pacts/read-pacts.ts';
import { answerCanIDeploy, recordDeployment } from './can-i-deploy.command.ts';
import type { Desk } from './desk.ts';
import { readMatrix } from './matrix.ts';
import { recordVerification } from './record-verification.ts';
import { atDesk } from './run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'gate-'));
const matrixFile = join(folder, 'matrix.json');
/** All interactions with the postal service, of which two need no particular situation. */
const lookups = readPacts().find(({ provider }) => provider.name === 'postal-service')?.interactions.length ?? 0;
let said: string[];
let postal: Server;

function run(command: (args: readonly string[], desk: Desk) => Promise<0 | 1 | 2>, ...args: string[]) {
  said = [];
  const say = (line: string) => void said.push(line);
  const environment = { ...process.env, PACT_BROKER_BASE_URL: '' };
  return atDesk(command, args, { environment, matrixFile, say, outputOfOthers: 'ignore' }, say);
}
const postalUrl = () => `http://127.0.0.1:${(postal.address() as AddressInfo).port}`;

// A postal service that is none of ours, and calls the state by another name.
beforeAll(async () => {
  const { found, notFound } = exampleAnswers.lookupPincode[200] ?? {};
  postal = createServer(({ url = '' }, response) => {
    const answer = JSON.stringify(url.endsWith('999999') ? notFound : found);
    response.setHeader('content-type', 'application/json').end(answer.replaceAll('"State"', '"StateName"'));
  });
  await new Promise<void>((listening) => postal.listen(0, '127.0.0.1', listening));
});
afterAll(() => {
  postal.close();
  rmSync(folder, { recursive: true });
});

it('a verification run writes into the matrix what came of it, under the name that it is given', async () => {
  expect(await run(recordVerification, '--as', 'india-post', '--postal-base-url', postalUrl())).toBe(1);

  expect(readMatrix(matrixFile).verifications).toMatchObject([
    { service: 'postal-service', provider: 'india-post', fits: true, kept: 1, broken: 1, skipped: lookups - 2 },
  ]);
  expect(said.join()).toContain(`Recorded: 1 kept, 1 broken, ${lookups - 2} skipped: the pact with postal-service`);
});

it('whoever was recorded can be said to run somewhere, and is met there', async () => {
  expect(await run(answerCanIDeploy, '--pacticipant', 'india-post', '--to', 'production')).toBe(0);
  expect(await run(recordDeployment, '--pacticipant', 'india-post', '--to', 'production')).toBe(0);
  expect(await run(answerCanIDeploy, '--pacticipant', 'storefront', '--to', 'production', '--accept-skipped')).toBe(1);
  expect(said.join('\n')).toMatch(/1 of \d+ interactions differ[^]*Nobody who serves shop-api/);
});

it('a verification that does not come to its end leaves the matrix as it was', async () => {
  const before = readMatrix(matrixFile);
  expect(await run(recordVerification, '--base-url', 'http://127.0.0.1:9')).toBe(2);
  expect([said, readMatrix(matrixFile)]).toEqual([
    ['Nothing was recorded: the verification did not come to its end.'],
    before,
  ]);
});

describe('what is asked wrongly is not answered', () => {
  it.each([
    ['nobody is named', answerCanIDeploy, [], /--pacticipant is missing[^]*npm run can-i-deploy/],
    ['no environment is named', answerCanIDeploy, ['--pacticipant', 'storefront'], /--to is missing/],
    [
      'an option is none',
      recordDeployment,
      ['--pacticipant', 'storefront', '--into', 'x'],
      /--into[^]*npm run record-dep/,
    ],
    [
      'nothing is known of him',
      recordDeployment,
      ['--pacticipant', 'mok-api', '--to', 'x'],
      /Nothing is recorded of mok-api/,
    ],
  ])('when %s', async (_, command, args, message) => {
    expect(await run(command, ...args)).toBe(2);
    expect(said.join('\n')).toMatch(message);
  });
});
