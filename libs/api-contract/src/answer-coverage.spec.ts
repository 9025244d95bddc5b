import { addAnswerCounts, answerCoverage } from './answer-coverage.ts';

const find = (counts: Parameters<typeof answerCoverage>[0], id: string) =>
  answerCoverage(counts).find(({ operationId }) => operationId === id);

describe('the coverage of the contract', () => {
  it('tells the declared answers of each call that were seen from those that were not', () => {
    const coverage = find({ login: { 200: 3, 401: 1, 0: 2 } }, 'login');
    expect(coverage).toMatchObject({ counts: { 200: 3, 401: 1, 0: 2 }, seen: [200, 401] });
    expect(coverage?.unseen).toContain(503);
    expect(coverage?.unseen).not.toContain(200);
  });

  it('has seen nothing of a call that nobody made', () => {
    expect(find({}, 'getUser')).toMatchObject({ counts: {}, seen: [] });
  });

  it('adds the traffic of several runs', () => {
    const runs = [{ login: { 200: 1 } }, { login: { 200: 2, 401: 1 } }, { getUser: { 200: 4 } }];
    expect(addAnswerCounts(runs)).toEqual({ login: { 200: 3, 401: 1 }, getUser: { 200: 4 } });
  });
});
