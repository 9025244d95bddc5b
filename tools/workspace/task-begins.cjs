// `npm test` preloads this into Nx's processes (NODE_OPTIONS), since Nx says when a task has ended but not when it begins.
const { NODE_OPTIONS = '', NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target } = process.env;
if (project) {
  require('node:fs').appendFileSync(process.env.SHOP_TASKS_BEGUN, `${Date.now()} ${project}:${target}\n`);
  // What the task itself starts is no task.
  process.env.NODE_OPTIONS = NODE_OPTIONS.replace(/--require "[^"]*task-begins\.cjs"$/, '');
}
