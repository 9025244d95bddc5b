const TASK_HEADING = /^> nx run (\S+)/m;
const EVERY_TASK_HEADING = new RegExp(TASK_HEADING, 'gm');

/** How many tasks Nx has told of so far: in its static output, each when it has ended. */
export function tasksTold(output: string): number {
  return new Set(output.match(EVERY_TASK_HEADING)).size;
}

/**
 * Of Nx's static output, the pieces of some tasks only: what passed need not be read when something failed.
 * All of it when a task has no piece, since then the reason is elsewhere.
 *
 * @param taskIds for example `@shop/domain:test`
 */
export function outputOf(taskIds: string[], output: string): string {
  const pieces = new Map<string, string>();
  for (const piece of output.split(/^(?=> nx run )/m)) {
    const id = TASK_HEADING.exec(piece)?.[1];
    if (id !== undefined) pieces.set(id, withoutSummary(piece));
  }
  const wanted = taskIds.map((id) => pieces.get(id));
  return wanted.every((piece) => piece !== undefined) ? wanted.join('\n\n') : output.trim();
}

// Nx's closing summary stands behind the last task.
function withoutSummary(piece: string): string {
  return piece.replace(/^.*\bNX\b {3}Running target[\s\S]*$/m, '').trim();
}
