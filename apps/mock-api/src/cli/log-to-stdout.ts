import { jsonLine, terminalLine } from '../logging/log-formats.ts';
import { createLogger, type Logger, type LogLevel } from '../logging/logger.ts';
import { cliMessages as messages } from './cli.messages.ts';

/** The server's log: JSON lines, or something to read where a person looks on. */
export function logToStdout(level: LogLevel): Logger {
  const logger = createLogger({
    level,
    format: process.stdout.isTTY ? terminalLine : jsonLine,
    write: (text) => process.stdout.write(text),
  });
  // A full disk or a reader that went away costs the log, never the server.
  process.stdout.once('error', ({ message }: Error) => {
    process.stdout.on('error', () => {});
    process.stderr.write(messages.noLog(message));
  });
  process.on('exit', () => logger.flush());
  return logger;
}
