import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contractFile } from '../contract-paths.ts';
import { readPacts } from '../pacts/read-pacts.ts';
import { canIDeploy } from './can-i-deploy.ts';
import { deployMessages as messages } from './deploy.messages.ts';
import { contractFingerprint, pactFingerprint } from './fingerprints.ts';
import { matrixFile, matrixText, readMatrix } from './matrix.ts';
import { OWN_PROVIDER } from './record-verification.ts';
import { staleCells } from './stale-cells.ts';
import { versionsOf, workspaceVersions } from './workspace-versions.ts';

const matrix = readMatrix();
const versions = workspaceVersions();
const text = readFileSync(contractFile, 'utf8');

it('the committed matrix knows the pacts and the contract of the working tree', () => {
  const stale = staleCells(matrix, versions, OWN_PROVIDER);
  if (stale.length > 0) throw new Error(messages.stale(stale));
});

it.each(['storefront', OWN_PROVIDER])('and by it %s can be deployed to main', (pacticipant) => {
  const { isDeployable, reasons } = canIDeploy(matrix, versions, {
    pacticipant,
    environment: 'main',
    acceptsSkipped: false,
  });
  if (!isDeployable) throw new Error(reasons.join('\n'));
});

it('is written as it would be again', () => {
  expect(readFileSync(matrixFile, 'utf8').replaceAll('\r\n', '\n')).toBe(matrixText(matrix));
});

describe('a stale matrix is told', () => {
  it('when the contract has changed on the wire', () => {
    const contract: unknown = parse(text.replace('minLength: 6, maxLength: 200', 'minLength: 8, maxLength: 200'));
    const stale = staleCells(matrix, versionsOf(readPacts(), contract), OWN_PROVIDER);

    expect(stale.map(({ service }) => service)).toEqual(Object.keys(versions.pacts));
    expect(messages.stale(stale)).toMatch(/The matrix does not know the pact with[^]*npm run pact:record/);
  });

  it('when one pact has changed, and for that one only', () => {
    const [first, ...others] = readPacts();
    const changed = first && { ...first, interactions: first.interactions.slice(1) };
    const stale = staleCells(matrix, versionsOf(changed ? [changed, ...others] : others, parse(text)), OWN_PROVIDER);
    expect(stale.map(({ service }) => service)).toEqual([first?.provider.name]);
  });
});

describe('a fingerprint', () => {
  const fingerprint = (changed: string) => contractFingerprint(parse(changed));

  it.each([
    ['a better sentence', 'summary: Sign in', 'summary: Log in'],
    [
      'another example',
      'value: { email: VV100001, password: demo1234 }',
      'value: { email: VV100002, password: demo1234 }',
    ],
    ['a mark of the house', 'x-pattern-message: Not blank', 'x-pattern-message: Not empty'],
  ])('of the contract stays with %s', (_, before, after) => {
    expect(text).toContain(before);
    expect(fingerprint(text.replace(before, after))).toBe(versions.contract);
  });

  it.each([
    ['a field', 'category_image:\n', 'category_picture:\n'],
    [
      'a field that is called like a word of OpenAPI',
      'title: { type: string, minLength: 1, description: The title',
      'title: { type: string, minLength: 2, description: The title',
    ],
    ['a status', "'304':", "'305':"],
  ])('of the contract changes with %s', (_, before, after) => {
    expect(text).toContain(before);
    expect(fingerprint(text.replace(before, after))).not.toBe(versions.contract);
  });

  it('of a pact is the same for any order of fields, and wherever it was agreed on', () => {
    const [pact] = readPacts() as [ReturnType<typeof readPacts>[number]];
    const reversed = {
      ...Object.fromEntries(Object.entries(pact).reverse()),
      interactions: pact.interactions.map((one) => ({ ...one, comments: { operationId: 'x' } })),
    } as unknown as typeof pact;
    expect(pactFingerprint(reversed)).toBe(pactFingerprint(pact));
  });
});
