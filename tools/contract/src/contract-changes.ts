import { workspaceRoot } from './contract-paths.ts';
import { changesMessages as messages } from './changes/changes.messages.ts';
import { reportChanges } from './changes/report-changes.ts';

// `npm run contract:changes`: what a new revision of openapi.yaml breaks, and for whom.

const folder = process.env.INIT_CWD ?? process.cwd();
const args = process.argv.slice(2);
const { code, text } = args.includes('--help')
  ? { code: 0, text: messages.usage }
  : reportChanges(args, { repository: workspaceRoot, folder });
(code === 2 ? process.stderr : process.stdout).write(`${text}\n`);
process.exitCode = code;
