import { getPriority } from 'node:os';

import { BACKGROUND_NICENESS, backgroundThreads } from './background-threads.ts';
import { createScryptPasswords } from './scrypt-passwords.ts';

const onLinux = process.platform === 'linux' ? it : it.skip;

onLinux('passwords are worked on behind the event loop’s back: their threads go after it', async () => {
  const passwords = createScryptPasswords({ cost: 16 });
  await passwords.hash('ashwagandha');

  expect(backgroundThreads().length).toBeGreaterThan(0);
  expect(new Set(backgroundThreads().map(getPriority))).toEqual(new Set([BACKGROUND_NICENESS]));
  expect(getPriority(process.pid)).toBeLessThan(BACKGROUND_NICENESS);
});
