import { stripVTControlCharacters } from 'node:util';
import { judgeTask, oneFailure, type Tally } from './results.ts';

/** A task of a run, as it is told. */
export interface ToldTask {
  /** For example `unit of domain`. */
  name: string;
  /** False of what the wanted tasks depend on: it counts only when it fails. */
  isWanted: boolean;
  /** The result file's content: null when it is missing, undefined when the task writes none. */
  resultText: () => string | null | undefined;
  /** How far it says that it is, while it runs; empty when it says nothing. */
  progress: () => string;
}

interface Run {
  /** By `project:target`. */
  tasks: ReadonlyMap<string, ToldTask>;
  /** When each task began, in ms; one that comes from the cache never begins. */
  begun: () => ReadonlyMap<string, number>;
  say: (line: string) => void;
  now?: () => number;
}

/** In Nx's output: a task that ended. One that failed is marked by `>`, and its own output follows. */
const ENDED = /^(\S) +nx run (\S+)(?: +\[(.*)\])?$/;
const NX_ITSELF = /^ *NX {3}/;
const OF_NPM = /^(npm |> |\s*$)/;

/** Follows what Nx prints of a run: tells each task that ended and, when asked, how far the run is and what runs now. */
export function followRun({ tasks, begun, say, now = Date.now }: Run) {
  const tallies = new Map<string, Tally>();
  const ended = new Set<string>();
  const started = now();
  const wanted = [...tasks].filter(([, { isWanted }]) => isWanted).map(([id]) => id);
  const secondsSince = (time: number) => `${Math.round((now() - time) / 1000)} s`;
  const endedOfWanted = () => `${wanted.filter((id) => ended.has(id)).length} of ${wanted.length} tasks`;
  let tests = 0;
  let isOutputShown = false;

  function tellEnd(id: string, { name, isWanted, resultText }: ToldTask, hasSucceeded: boolean, note: string): void {
    const text = resultText();
    const tally = judgeTask(name, hasSucceeded, text);
    ended.add(id);
    if (isWanted || tally.failed > 0) tallies.set(id, tally);
    if (text !== undefined) tests += tally.passed + tally.failed;
    const numbers = text === undefined ? '' : `: ${tally.passed} passed, ${tally.failed} failed`;
    const time = note.includes('cache') ? 'unchanged, from the cache' : secondsSince(begun().get(id) ?? started);
    say(`   ${tally.failed === 0 ? 'ok    ' : 'FAILED'} ${name}${numbers} (${time}; ${endedOfWanted()})`);
    // Where no test is named that failed, the task's own output says why.
    isOutputShown = !hasSucceeded && !text;
    if (text) for (const failure of tally.failures) say(`      ${failure}`);
  }

  return {
    readLine(line: string): void {
      const text = stripVTControlCharacters(line);
      const [, mark, id = '', note = ''] = ENDED.exec(text) ?? [];
      const task = tasks.get(id);
      if (task) tellEnd(id, task, mark !== '>', note);
      else if (NX_ITSELF.test(text)) isOutputShown = false;
      else if (isOutputShown && !OF_NPM.test(text)) say(`      ${line}`);
    },
    tellProgress(): void {
      const running = [...begun()].filter(([id]) => tasks.has(id) && !ended.has(id));
      const names = running.map(([id, time]) => {
        const task = tasks.get(id);
        return `${task?.name} (${[secondsSince(time), task?.progress()].filter(Boolean).join(', ')})`;
      });
      const now = names.length > 0 ? `; running: ${names.join(', ')}` : '';
      say(`   ... ${secondsSince(started)}, ${endedOfWanted()}, ${tests.toLocaleString('en')} tests${now}`);
    },
    /** What became of the wanted tasks, and of the others that failed; Nx has ended with this code. */
    end(code: number): Map<string, Tally> {
      for (const id of wanted) if (!tallies.has(id)) tallies.set(id, oneFailure(`${tasks.get(id)?.name}: did not run`));
      if (code !== 0 && ![...tallies.values()].some(({ failed }) => failed > 0))
        tallies.set('nx', oneFailure('Nx failed'));
      return tallies;
    },
  };
}
