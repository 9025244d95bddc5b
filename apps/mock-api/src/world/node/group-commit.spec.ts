import { createGroupCommit } from './group-commit.ts';

/** A transaction that writes down what is asked of it, on a disk that answers when told to, or at once. */
function recordedTransaction({ commit = () => {}, isDiskSlow = false } = {}) {
  const steps: string[] = [];
  const disk: { done: () => void; fail: (reason: Error) => void }[] = [];
  const group = createGroupCommit({
    begin: () => steps.push('begin'),
    commit: () => {
      commit();
      steps.push('commit');
    },
    rollback: () => steps.push('rollback'),
    sync: () =>
      new Promise<void>((done, fail) => {
        steps.push('sync');
        if (isDiskSlow) disk.push({ done, fail });
        else done();
      }),
    failure: () => new Error('could not be kept'),
  });
  return { steps, group, disk };
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Long enough for what is open to be committed, where the disk is free. */
async function quietMoment(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await nextTurn();
}

// Time stands still, so that a slow machine ends no moment.
let now: jest.SpyInstance;
beforeEach(() => {
  now = jest.spyOn(performance, 'now').mockReturnValue(0);
});
afterEach(() => jest.restoreAllMocks());

it('commits all changes of one moment together, then answers them', async () => {
  const { steps, group } = recordedTransaction();
  const change = (name: string) => group.join(() => steps.push(name)).then(() => steps.push(`${name} answered`));

  await Promise.all([change('a'), change('b')]);
  expect(steps).toEqual(['begin', 'a', 'b', 'commit', 'sync', 'a answered', 'b answered']);
});

it('waits for more for as long as each turn brings more', async () => {
  const { steps, group } = recordedTransaction();
  const changes = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) {
    changes.push(group.join(() => steps.push(name)));
    await nextTurn();
  }
  await Promise.all(changes);
  expect(steps).toEqual(['begin', 'a', 'b', 'c', 'd', 'e', 'commit', 'sync']);
});

it('keeps nobody waiting for more when enough has come', async () => {
  const { steps, group, disk } = recordedTransaction({ isDiskSlow: true });
  for (let turn = 0; turn < 100; turn++) {
    void group.join(() => 1);
    await nextTurn();
  }
  expect(steps).toEqual(['begin', 'commit', 'sync', 'begin']);
  expect(disk).toHaveLength(1);
});

it('keeps nobody waiting for more for longer than a moment, however few each turn brings', async () => {
  const { steps, group } = recordedTransaction({ isDiskSlow: true });
  for (const time of [0, 4, 5]) {
    now.mockReturnValue(time);
    void group.join(() => 1);
    await nextTurn();
    expect(steps).toEqual(time < 5 ? ['begin'] : ['begin', 'commit', 'sync']);
  }
});

it('begins anew in the next moment', async () => {
  const { steps, group } = recordedTransaction();
  await group.join(() => steps.push('a'));
  await group.join(() => steps.push('b'));
  expect(steps).toEqual(['begin', 'a', 'commit', 'sync', 'begin', 'b', 'commit', 'sync']);
});

it('answers nothing before the disk has it', async () => {
  const { steps, group, disk } = recordedTransaction({ isDiskSlow: true });
  const answered = group.join(() => 1).then(() => steps.push('answered'));
  const settled = group.settled().then(() => steps.push('settled'));
  await quietMoment();
  expect(steps).toEqual(['begin', 'commit', 'sync']);

  disk[0]?.done();
  await Promise.all([answered, settled]);
  expect(steps.slice(3).toSorted()).toEqual(['answered', 'settled']);
});

it('goes on working while the disk is busy, and needs one more commit and one more sync for all that', async () => {
  const { steps, group, disk } = recordedTransaction({ isDiskSlow: true });
  const first = group.join(() => 1);
  await quietMoment();
  const second = group.join(() => steps.push('second')).then(() => steps.push('second answered'));
  await quietMoment();
  const third = group.join(() => steps.push('third')).then(() => steps.push('third answered'));
  await quietMoment();
  expect(steps).toEqual(['begin', 'commit', 'sync', 'begin', 'second', 'third']);

  disk[0]?.done();
  await first;
  await quietMoment();
  // The sync that was under way began before these were committed.
  expect(steps.slice(6)).toEqual(['commit', 'sync']);

  disk[1]?.done();
  await Promise.all([second, third]);
  expect(steps.slice(8)).toEqual(['second answered', 'third answered']);
});

it('is settled when the last of all changes is, and at once when there are none', async () => {
  const { steps, group, disk } = recordedTransaction({ isDiskSlow: true });
  await group.settled();
  void group.join(() => 1);
  await quietMoment();
  const settled = group.settled().then(() => steps.push('settled'));
  disk[0]?.done();
  await settled;
  await group.settled();
  expect(steps).toEqual(['begin', 'commit', 'sync', 'settled']);
});

it('tells everybody in the group when it could not be committed, and goes on', async () => {
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
  expect(steps).toEqual(['begin', 'rollback', 'begin', 'commit', 'sync']);
});

it('tells everybody who waits for a sync that fails', async () => {
  const { group, disk } = recordedTransaction({ isDiskSlow: true });
  const outcomes = Promise.allSettled([group.join(() => 1), group.join(() => 2), group.settled()]);
  await quietMoment();
  disk[0]?.fail(new Error('bad sector'));

  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  // What the disk dropped cannot be had again by asking once more.
  await expect(group.settled()).rejects.toThrow('could not be kept');
  await expect(group.join(() => 3)).rejects.toThrow('could not be kept');
});

it('loses what came while a sync was failing as well: what the disk holds before it is unknown', async () => {
  const { group, disk } = recordedTransaction({ isDiskSlow: true });
  const first = group.join(() => 1);
  await quietMoment();
  const second = group.join(() => 2);
  disk[0]?.fail(new Error('bad sector'));

  expect((await Promise.allSettled([first, second])).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(disk).toHaveLength(1);
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
  expect(steps.slice(0, 3)).toEqual(['begin', 'a', 'commit']);
  await group.settled();
});
