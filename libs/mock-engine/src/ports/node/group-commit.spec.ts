import { createGroupCommit } from './group-commit.ts';

/** A transaction that records its calls. */
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
  return { steps, group, abort: () => (isOpen = false) };
}

const broken = () => {
  throw new Error('broken');
};

it('commits all changes of one turn together, then resolves them', async () => {
  const { steps, group } = recordedTransaction();
  const change = (name: string) => group.join(() => steps.push(name)).then(() => steps.push(`${name} resolved`));

  await Promise.all([change('a'), change('b'), group.settled().then(() => steps.push('settled'))]);
  expect(steps).toEqual(['begin', 'a', 'b', 'commit', 'settled', 'a resolved', 'b resolved']);
});

it('begins a new transaction in the next turn, and settles immediately when none is open', async () => {
  const { steps, group } = recordedTransaction();
  await group.join(() => steps.push('a'));
  await group.settled();
  await group.join(() => steps.push('b'));
  expect(steps).toEqual(['begin', 'a', 'commit', 'begin', 'b', 'commit']);
});

it('rolls back and rejects the whole group when the commit fails, and accepts the next one', async () => {
  let isDiskFull = true;
  const { steps, group } = recordedTransaction({ commit: () => void (isDiskFull && broken()) });
  const outcomes = await Promise.allSettled([group.join(() => 1), group.join(() => 2), group.settled()]);
  expect(outcomes).toMatchObject(Array.from({ length: 3 }, () => ({ reason: { message: 'could not be kept' } })));

  isDiskFull = false;
  await expect(group.join(() => 3)).resolves.toBe(3);
  expect(steps).toEqual(['begin', 'rollback', 'begin', 'commit']);
});

it('rejects changes when no transaction can begin', async () => {
  const { group } = recordedTransaction({ begin: broken });
  await expect(group.join(() => 1)).rejects.toThrow('could not be kept');
  await expect(group.settled()).resolves.toBeUndefined();
});

it('keeps the other changes of the group when one throws', async () => {
  const { steps, group } = recordedTransaction();
  const outcomes = await Promise.allSettled([group.join(() => 'kept'), group.join(broken), group.join(() => 'too')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['begin', 'commit']);
});

it('rejects the whole group when a change makes the database abort the transaction', async () => {
  const { steps, group, abort } = recordedTransaction();
  const fatal = () => {
    abort();
    broken();
  };
  const outcomes = await Promise.allSettled([group.join(() => 1), group.join(fatal), group.join(() => 2)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(steps).toEqual(['begin', 'begin', 'commit']);
});

it('commits immediately on flush', async () => {
  const { steps, group } = recordedTransaction();
  const change = group.join(() => steps.push('a'));
  group.flush();
  expect(steps).toEqual(['begin', 'a', 'commit']);
  await change;
});
