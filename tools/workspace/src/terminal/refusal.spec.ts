import { parseArgs } from 'node:util';
import { atTerminal, Refusal } from './refusal.ts';

const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
afterEach(() => {
  process.exitCode = 0;
  said.mockClear();
});
afterAll(() => said.mockRestore());

it.each([
  ['what somebody can put right', () => Promise.reject(new Refusal('There is no build.')), 'There is no build.\n'],
  ['an unknown option', () => void parseArgs({ args: ['--nonsense'], options: {} }), "Unknown option '--nonsense'"],
])('%s is told in a sentence, and the command has failed', async (_, command, sentence) => {
  await atTerminal(command);
  expect(said).toHaveBeenCalledWith(expect.stringContaining(sentence));
  expect(process.exitCode).toBe(1);
});

it('anything else is not hidden', async () => {
  await expect(atTerminal(() => Promise.reject(new TypeError('a fault')))).rejects.toThrow('a fault');
});
