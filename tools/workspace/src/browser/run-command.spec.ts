import { runCommand } from './run-command.ts';

const node = (code: string, limits: { limitMs: number; silenceMs?: number }) =>
  runCommand(process.execPath, ['-e', code], limits);

it('gathers what a program prints', async () => {
  expect(await node('console.log("one"); console.error("two")', { limitMs: 20_000 })).toMatchObject({
    ok: true,
    output: expect.stringMatching(/one[\s\S]*two|two[\s\S]*one/) as string,
  });
});

it('tells the exit code of one that fails', async () => {
  expect(await node('process.exit(4)', { limitMs: 20_000 })).toMatchObject({ ok: false, reason: 'exit code 4' });
});

it('quotes the last error of one that fails', async () => {
  const code = 'console.error("Error: no room"); console.error("bye"); process.exit(4)';
  expect(await node(code, { limitMs: 20_000 })).toMatchObject({ ok: false, reason: 'exit code 4, Error: no room' });
});

it('ends one that takes too long', async () => {
  expect(await node('setInterval(() => {}, 1000)', { limitMs: 200 })).toMatchObject({
    ok: false,
    reason: 'took longer than 0.2 s',
  });
});

it('ends one that falls silent', async () => {
  expect(await node('setInterval(() => {}, 1000)', { limitMs: 20_000, silenceMs: 200 })).toMatchObject({
    ok: false,
    reason: 'made no progress for 0.2 s',
  });
});

it('says so when there is no such program', async () => {
  expect(await runCommand('no-such-program-here', [], { limitMs: 1_000 })).toMatchObject({ ok: false });
});
