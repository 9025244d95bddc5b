import { publishToBroker } from './broker/publish.command.ts';
import { runCommand } from './deploy/run-command.ts';

await runCommand(publishToBroker);
