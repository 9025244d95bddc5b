import { createGroupCommit } from './group-commit.ts';

/** A transaction that writes down what is asked of it. */
function recordedTransaction({ begin = () => {}, commit = () => {} } = {}) {
  const steps: string[] = [];
  let isOpen = false;
  const group = createGroupCommit({
    begin() {
      begin();
      steps.push('begin');
      isOpen = true;
    },
    commit() {
      commit();
      steps.push('commit');
      isOpen = false;
    },
    rollback() {
      steps.push('rollback');
      isOpen = false;
    },
    get isOpen() {
      return isOpen;
    },
    failure: () => new Error('could not be kept'),
  });
  return { steps, group, giveUp: () => (isOpen = false) };
}

const broken = () => {
  throw new Error('broken off');
};

it('commits all changes of one moment together, then answers them', async () => {
  const { steps, group } = recordedTransaction();
  const change = (name: string) => group.join(() => steps.push(name)).then(() => steps.push(`${name} answered`));

  await Promise.all([change('a'), change('b'), group.settled().then(() => steps.push('settled'))]);
  expect(steps).toEqual(['begin', 'a', 'b', 'commit', 'settled', 'a answered', 'b answered']);
});

it('begins anew in the next moment, and is settled at once when nothing is open', async () => {
  const { steps, group } = recordedTransaction();
  await group.join(() => steps.push('a'));
  await group.settled();
  await group.join(() => steps.push('b'));
  expect(steps).toEqual(['begin', 'a', 'commit', 'begin', 'b', 'commit']);
});

it('takes all of a moment back when it cannot be committed, tells everybody, and goes on', async () => {
  let isDiskFull = true;
  const { steps, group } = recordedTransaction({ commit: () => void (isDiskFull && broken()) });
  const outcomes = await Promise.allSettled([group.join(() => 1), group.join(() => 2), group.settled()]);
  expect(outcomes).toMatchObject(Array.from({ length: 3 }, () => ({ reason: { message: 'could not be kept' } })));

  isDiskFull = false;
  await expect(group.join(() => 3)).resolves.toBe(3);
  expect(steps).toEqual(['begin', 'rollback', 'begin', 'commit']);
});

it('refuses what comes when no transaction can begin', async () => {
  const { group } = recordedTransaction({ begin: broken });
  await expect(group.join(() => 1)).rejects.toThrow('could not be kept');
  await expect(group.settled()).resolves.toBeUndefined();
});

it('leaves the others in the group alone when one change breaks off', async () => {
  const { steps, group } = recordedTransaction();
  const outcomes = await Promise.allSettled([group.join(() => 'kept'), group.join(broken), group.join(() => 'too')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['begin', 'commit']);
});

it('refuses the whole group when a change made the database give up its transaction', async () => {
  const { steps, group, giveUp } = recordedTransaction();
  const fatal = () => {
    giveUp();
    broken();
  };
  const outcomes = await Promise.allSettled([group.join(() => 1), group.join(fatal), group.join(() => 2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['begin', 'begin', 'commit']);
});

it('commits at once when asked to', async () => {
  const { steps, group } = recordedTransaction();
  const change = group.join(() => steps.push('a'));
  group.flush();
  expect(steps).toEqual(['begin', 'a', 'commit']);
  await change;
});
