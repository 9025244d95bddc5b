import { jsonLine, terminalLine } from '../logging/log-formats.ts';
import { createLogger, type Logger, type LogLevel } from '../logging/logger.ts';

/** The server's log: JSON lines, or something to read where a person looks on. */
export function logToStdout(level: LogLevel): Logger {
  const logger = createLogger({
    level,
    format: process.stdout.isTTY ? terminalLine : jsonLine,
    write: (text) => process.stdout.write(text),
  });
  process.on('exit', () => logger.flush());
  return logger;
}
