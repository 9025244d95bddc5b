import type { Interaction } from '../pacts/read-pacts.ts';
import { coverageAfter, type Changes } from './contract-coverage.fixture.ts';
import { coverageFaults } from './coverage-faults.ts';

const faultsAfter = (changes: Changes) => coverageFaults(coverageAfter(changes));

const without = (left: (interaction: Interaction) => boolean) => (one: Interaction) => (left(one) ? undefined : one);

it('every call, and every answer that the storefront uses, is in the pacts', () => {
  expect(faultsAfter({})).toEqual([]);
});

describe('what the pacts leave out is named', () => {
  it('when no interaction asks for a call', () => {
    const faults = faultsAfter({ interaction: without(({ comments }) => comments.operationId === 'getUser') });
    expect(faults[0]).toBe('getUser: no pact asks for it');
  });

  it('when an answer of a call is left out', () => {
    const interaction = without(({ description }) => description === 'a login with a wrong password');
    expect(faultsAfter({ interaction })).toEqual([
      'login 401 refused: used by the storefront, and no pact is content with it',
    ]);
  });

  it('when one of several answers within a status is left out', () => {
    const interaction = without(({ description }) => description === 'a lookup while the postal service is in trouble');
    expect(faultsAfter({ interaction })).toEqual([
      'lookupPincode 200 unknownStatus: used by the storefront, and no pact is content with it',
    ]);
  });

  it('when the contract tells one answer more apart', () => {
    const text = (yaml: string) =>
      yaml.replace(
        '                unknownStatus:\n                  summary: The service is in trouble',
        '                silent:\n                  summary: One more\n                  value: []\n$&',
      );
    expect(faultsAfter({ text })).toEqual([
      'lookupPincode 200 silent: used by the storefront, and no pact is content with it',
    ]);
  });

  it('when an interaction wants more than the contract promises', () => {
    const interaction = (one: Interaction): Interaction =>
      one.description === 'a registration with a free e-mail address'
        ? (JSON.parse(JSON.stringify(one).replace('"Welcome."', '{"title":"Welcome."}')) as Interaction)
        : one;
    expect(faultsAfter({ interaction })).toEqual([
      'register 200 registered: used by the storefront, and no pact is content with it',
    ]);
  });
});

describe('marks in openapi.yaml that mean nothing are named', () => {
  const marks = 'x-used-by-storefront: [200, 400, 401, 429, 500, 503]';

  it('when the status is not declared', () => {
    const text = (yaml: string) => yaml.replace(marks, marks.replace('400', '418, 400'));
    expect(faultsAfter({ text })).toEqual(['login 418: marked as used in openapi.yaml, and not declared there']);
  });

  it('when a call has none', () => {
    const text = (yaml: string) => yaml.replace(marks, '');
    expect(faultsAfter({ text })).toEqual([expect.stringMatching(/^login: openapi\.yaml does not say/)]);
  });
});
