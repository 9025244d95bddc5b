import { workspaceRoot } from './contract-paths.ts';
import { reportChanges } from './changes/report-changes.ts';

// `npm run contract:changes`: what a new revision of openapi.yaml breaks, and for whom.

const folder = process.env.INIT_CWD ?? process.cwd();
const { code, text } = reportChanges(process.argv.slice(2), { repository: workspaceRoot, folder });
(code === 2 ? process.stderr : process.stdout).write(`${text}\n`);
process.exitCode = code;
