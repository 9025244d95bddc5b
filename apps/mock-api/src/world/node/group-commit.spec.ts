import { createGroupCommit } from './group-commit.ts';

function recordedTransaction({ commit = () => {} } = {}) {
  const steps: string[] = [];
  const group = createGroupCommit({
    begin: () => steps.push('begin'),
    commit: () => {
      commit();
      steps.push('commit');
    },
    rollback: () => steps.push('rollback'),
    failure: () => new Error('could not be kept'),
  });
  return { steps, group };
}

it('commits all changes of one turn together, then answers them', async () => {
  const { steps, group } = recordedTransaction();
  const change = (name: string) => group.join(() => steps.push(name)).then(() => steps.push(`${name} answered`));

  await Promise.all([change('a'), change('b')]);
  expect(steps).toEqual(['begin', 'a', 'b', 'commit', 'a answered', 'b answered']);
});

it('begins anew in the next turn', async () => {
  const { steps, group } = recordedTransaction();
  await group.join(() => steps.push('a'));
  await group.join(() => steps.push('b'));
  expect(steps).toEqual(['begin', 'a', 'commit', 'begin', 'b', 'commit']);
});

it('is settled after the commit, and at once when nothing is open', async () => {
  const { steps, group } = recordedTransaction();
  await group.settled();
  void group.join(() => steps.push('a'));
  await group.settled();
  expect(steps).toEqual(['begin', 'a', 'commit']);
});

it('tells everybody in the group when it could not be kept, and goes on', async () => {
  let isDiskFull = true;
  const { steps, group } = recordedTransaction({
    commit: () => {
      if (isDiskFull) throw new Error('disk full');
    },
  });
  const lost = await Promise.allSettled([group.join(() => 1), group.join(() => 2), group.settled()]);
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);

  isDiskFull = false;
  await expect(group.join(() => 3)).resolves.toBe(3);
  expect(steps).toEqual(['begin', 'rollback', 'begin', 'commit']);
});

it('leaves the others in the group alone when one change breaks off', async () => {
  const { group } = recordedTransaction();
  const outcomes = await Promise.allSettled([
    group.join(() => 'kept'),
    group.join(() => {
      throw new Error('broken off');
    }),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
});

it('commits at once when asked to', async () => {
  const { steps, group } = recordedTransaction();
  void group.join(() => steps.push('a'));
  group.flush();
  expect(steps).toEqual(['begin', 'a', 'commit']);
  await group.settled();
});
