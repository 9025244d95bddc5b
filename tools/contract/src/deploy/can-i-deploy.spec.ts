import { canIDeploy } from './can-i-deploy.ts';
import { matrixText, type Deployment, type Matrix, type Verification } from './matrix.ts';
import { withDeployment, withFindings, type Finding } from './record.ts';
import type { Versions } from './workspace-versions.ts';

const today: Versions = {
  consumer: 'storefront',
  pacts: { 'postal-service': 'post-2', 'shop-api': 'shop-2' },
  contract: 'contract-2',
};
const nothing: Matrix = { verifications: [], deployments: [] };
const mockApi: Deployment = { environment: 'production', pacticipant: 'mock-api', contract: 'contract-2' };
const oldStorefront: Deployment = {
  environment: 'production',
  pacticipant: 'storefront',
  pacts: { 'postal-service': 'post-2', 'shop-api': 'shop-1' },
};

const found = (service: string, outcome: Finding['outcome'] = 'ok'): Finding => ({
  provider: service,
  description: `a question for ${service}`,
  outcome,
});
const allKept = [found('postal-service'), found('shop-api'), found('shop-api')];

const verified = (findings = allKept, misfits: string[] = [], matrix = nothing) =>
  withFindings(matrix, 'mock-api', today, findings, new Set(misfits));
const ask = (matrix: Matrix, pacticipant = 'storefront', acceptsSkipped = false) =>
  canIDeploy(matrix, today, { pacticipant, environment: 'production', acceptsSkipped });
const running = (matrix: Matrix, ...deployments: Deployment[]) =>
  deployments.reduce((known, deployment) => withDeployment(known, deployment, today), matrix);

describe('the storefront can be deployed', () => {
  it('when whoever serves it there was verified with its pacts', () => {
    expect(ask(running(verified(), mockApi))).toEqual({
      isDeployable: true,
      reasons: [
        expect.stringMatching(
          /^1 of 1 interactions as agreed: the pact with postal-service \(post-2\) and mock-api/,
        ) as string,
        expect.stringMatching(/^2 of 2 interactions as agreed: the pact with shop-api \(shop-2\)/) as string,
      ],
    });
  });

  it.each<[string, Matrix, RegExp]>([
    [
      'when nobody serves it there',
      verified(),
      /Nobody who serves postal-service is recorded as deployed to production/,
    ],
    [
      'when an older contract runs there',
      running(verified(), { ...mockApi, contract: 'contract-1' }),
      /^Never verified: .*contract-1/,
    ],
    [
      'when an interaction was broken',
      running(verified([...allKept, found('shop-api', 'failed')]), mockApi),
      /1 of 3 interactions differ: .*shop-api/,
    ],
    [
      'when the pact does not fit the contract',
      running(verified(allKept, ['shop-api']), mockApi),
      /^Does not fit: .*shop-api/m,
    ],
    [
      'when an interaction was not asked',
      running(verified([...allKept, found('shop-api', 'skipped')]), mockApi),
      /1 of 3 interactions were not asked/,
    ],
  ])('not %s', (_, matrix, reason) => {
    const { isDeployable, reasons } = ask(matrix);
    expect(isDeployable).toBe(false);
    expect(reasons.join('\n')).toMatch(reason);
  });

  it('with interactions that were not asked, when that is accepted', () => {
    const matrix = running(verified([...allKept, found('shop-api', 'skipped')]), mockApi);
    expect(ask(matrix, 'storefront', true).isDeployable).toBe(true);
  });
});

describe('a provider can be deployed', () => {
  it('when it keeps the pacts of the storefront that runs there, however old', () => {
    const old = withFindings(nothing, 'mock-api', { ...today, pacts: oldStorefront.pacts ?? {} }, allKept, new Set());
    const matrix: Matrix = { verifications: old.verifications, deployments: [oldStorefront] };

    expect(ask(matrix, 'mock-api').isDeployable).toBe(true);
    expect(ask({ ...matrix, verifications: verified().verifications }, 'mock-api').reasons).toContainEqual(
      expect.stringMatching(
        /^Never verified: the pact with shop-api \(shop-1\) and mock-api at the contract contract-2/,
      ),
    );
  });

  it('when no storefront runs there', () => {
    expect(ask(verified(), 'mock-api')).toEqual({
      isDeployable: true,
      reasons: ['No one that it meets is recorded as deployed to production.'],
    });
  });

  it('but not one of which nothing is known', () => {
    expect(ask(verified(), 'mok-api')).toEqual({
      isDeployable: false,
      reasons: [expect.stringContaining('Nothing is recorded of mok-api') as string],
    });
  });
});

describe('the matrix', () => {
  it('is the same text in whichever order it came about', () => {
    const one = running(verified(), mockApi, oldStorefront);
    const other: Matrix = {
      verifications: [...one.verifications]
        .reverse()
        .map((row) => Object.fromEntries(Object.entries(row).reverse()) as unknown as Verification),
      deployments: [...one.deployments].reverse(),
    };
    expect(matrixText(other)).toBe(matrixText(one));
  });

  it('holds one row for the same versions: the last', () => {
    const failed = verified([found('shop-api', 'failed')]);
    const { verifications } = verified(allKept, [], failed);
    expect(verifications.map(({ service, kept, broken }) => [service, kept, broken])).toEqual([
      ['postal-service', 1, 0],
      ['shop-api', 2, 0],
    ]);
  });

  it('forgets versions that run nowhere any more', () => {
    const old = { ...today, pacts: { 'shop-api': 'shop-1' } };
    const before = withDeployment(
      withFindings(nothing, 'mock-api', old, allKept, new Set()),
      { ...oldStorefront, pacts: old.pacts },
      old,
    );
    const kept = verified(allKept, [], before);
    const gone = withDeployment(kept, { ...oldStorefront, pacts: today.pacts }, today);

    expect(kept.verifications.map(({ pact }) => pact).sort()).toEqual(['post-2', 'shop-1', 'shop-2']);
    expect(gone.verifications.map(({ pact }) => pact).sort()).toEqual(['post-2', 'shop-2']);
  });

  it('counts nobody as serving what he was not asked', () => {
    const findings = [found('shop-api'), found('postal-service', 'skipped')];
    expect(verified(findings).verifications.map(({ service }) => service)).toEqual(['shop-api']);
  });
});
