import { showProgress } from './progress.ts';

function screen(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const progress = showProgress('Reading', { isTTY, write: (text: string) => written.push(text) }, () => (time += 100));
  return { progress, written };
}

it('shows a progress bar on a terminal, and one line at the end', () => {
  const { progress, written } = screen(true);
  progress.show(0.5, '3 offices');
  progress.show(1, '6 offices');
  progress.end('6 offices read');
  expect(written).toEqual([
    `\rReading ${'█'.repeat(12)}${'░'.repeat(12)}  50 %  3 offices\u001B[K`,
    `\rReading ${'█'.repeat(24)} 100 %  6 offices\u001B[K`,
    '\r6 offices read\u001B[K\n',
  ]);
});

it('limits updates on a terminal', () => {
  const written: string[] = [];
  const progress = showProgress('Reading', { isTTY: true, write: (text: string) => written.push(text) }, () => 0);
  for (let step = 0; step < 1000; step += 1) progress.show(step / 1000, '');
  expect(written).toHaveLength(1);
});

it('prints four plain lines without a terminal', () => {
  const { progress, written } = screen(false);
  for (let step = 0; step <= 100; step += 1) progress.show(step / 100, `${step} offices`);
  progress.end('100 offices read');
  expect(written).toEqual([
    'Reading: 25 %, 25 offices\n',
    'Reading: 50 %, 50 offices\n',
    'Reading: 75 %, 75 offices\n',
    '100 offices read\n',
  ]);
});
