import { recordVerification } from './deploy/record-verification.ts';
import { runCommand } from './deploy/run-command.ts';

await runCommand(recordVerification);
