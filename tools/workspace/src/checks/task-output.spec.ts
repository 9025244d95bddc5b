import { outputOf } from './task-output.ts';

const output = `
NX   Running target lint for 2 projects:

- a
- b

> nx run a:lint

all is well

> nx run b:lint  [local cache]

too long a line

 NX   Running target lint for 2 projects failed

Failed tasks:

- b:lint
`;

it('is that of the failed tasks only', () => {
  expect(outputOf(['b:lint'], output)).toBe('> nx run b:lint  [local cache]\n\ntoo long a line');
});

it('is whole when a task has none, since the reason must be elsewhere', () => {
  expect(outputOf(['b:lint', 'c:lint'], output)).toBe(output.trim());
});
