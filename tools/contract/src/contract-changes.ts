import { changesMessages as messages } from './changes/changes.messages.ts';
import { reportChanges } from './changes/report-changes.ts';

// `npm run contract -- changes`: what a new revision of openapi.yaml breaks, and for whom.

const args = process.argv.slice(2);
const folder = process.env.INIT_CWD ?? process.cwd();
const isHelp = args.includes('--help');
const { code, text } = isHelp ? { code: 0, text: messages.usage } : await reportChanges(args, folder);
(code === 2 ? process.stderr : process.stdout).write(`${text}\n`);
process.exitCode = code;
