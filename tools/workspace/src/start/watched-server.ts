import { watch } from 'chokidar';
import { launchServer, type ScriptCommand, type ServerProcess } from './server-process.ts';

/** In ms. Some editors write a file in several steps. */
const SAVE_MS = 100;
/** In ms. Ctrl-C in a terminal also ends the script, which is no failure. */
const SAME_MOMENT_MS = 500;

export interface WatchedCommand extends ScriptCommand {
  /** Folders in which a save restarts the script. */
  watched: string[];
}

/** Starts a script, and starts it again after each save. When it fails, it waits for the next save. */
export function launchWatched<Command extends WatchedCommand>(command: Command): ServerProcess<Command> {
  let tellFailed = () => {};
  const waitsForSave = new Promise<void>((resolve) => (tellFailed = resolve));
  let tellEnded: (how: string) => void = () => {};
  const ended = new Promise<string>((resolve) => (tellEnded = resolve));
  let write: ((text: string) => void) | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let restarted = Promise.resolve();
  let running = start();

  function start(): ServerProcess<Command> {
    const server = launchServer(command);
    if (write) server.showOutput(write);
    void server.ended.then(async (how) => {
      await new Promise((resolve) => setTimeout(resolve, SAME_MOMENT_MS));
      if (server !== running || isStopped) return;
      tellFailed();
      write?.(`The ${command.name} stopped (${how}). The next save starts it again.\n`);
    });
    return server;
  }

  async function restart(): Promise<void> {
    if (isStopped) return;
    write?.(`Restarting the ${command.name} ...\n`);
    const previous = running;
    await previous.stop();
    if (!isStopped) running = start();
  }

  const watcher = watch(command.watched, { cwd: command.cwd, ignoreInitial: true }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarted = restarted.then(restart);
    }, SAVE_MS);
  });

  return {
    command,
    ended,
    waitsForSave,
    lastOutput: () => running.lastOutput(),
    showOutput: (show) => {
      write = show;
      running.showOutput(show);
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await Promise.all([watcher.close(), restarted, running.stop()]);
      tellEnded('stopped');
    },
  };
}
