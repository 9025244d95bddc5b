import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';

it('a command that npm ran ends with it, and what the command started too', async () => {
  const program = `
    import { runToEnd } from ${JSON.stringify(path.join(__dirname, 'processes.ts'))};
    await runToEnd(['-e', 'console.log("started"); setTimeout(() => console.log("still running"), 10_000)'], {});
  `;
  // As npm does: a signal ends the shell alone.
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module-typescript -e "$PROGRAM"; exit'], {
    env: { ...process.env, npm_lifecycle_event: 'test', NODE: process.execPath, PROGRAM: program },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  shell.stdout.once('data', () => shell.kill());
  // Open as long as one of them runs.
  expect(await text(shell.stdout)).toBe('started\n');
});
