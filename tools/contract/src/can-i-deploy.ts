import { answerCanIDeploy } from './deploy/can-i-deploy.command.ts';
import { runCommand } from './deploy/run-command.ts';

await runCommand(answerCanIDeploy);
