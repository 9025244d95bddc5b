// `npm test` preloads this into Nx's processes (NODE_OPTIONS), since Nx says when a task has ended but not when it begins.
const { NX_TASK_TARGET_PROJECT: project, NX_TASK_TARGET_TARGET: target, SHOP_TASKS_BEGUN: file } = process.env;
if (project && file) {
  require('node:fs').appendFileSync(file, `${Date.now()} ${project}:${target}\n`);
  // What the task itself starts is no task.
  delete process.env.SHOP_TASKS_BEGUN;
}
