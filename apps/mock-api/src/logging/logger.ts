/** How much is said, from nothing to everything; each level says what those before it say. */
export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogEntry {
  readonly level: Exclude<LogLevel, 'silent'>;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly [field: string]: unknown;
}

export interface Logger {
  says(level: LogLevel): boolean;
  log(entry: LogEntry): void;
  /** Writes what is waiting, now. */
  flush(): void;
}

export interface LoggerOptions {
  readonly level: LogLevel;
  /** How an entry is written, without the line's end. */
  readonly format: (entry: LogEntry) => string;
  readonly write: (text: string) => void;
}

/** Long enough to make one write of hundreds of requests, short enough to look immediate. */
const BATCH_MS = 100;
/** So many characters are written at once. */
const FULL_BATCH = 64 * 1024;

/** Whether a text names a log level. */
export function isLogLevel(text: string): text is LogLevel {
  return (logLevels as readonly string[]).includes(text);
}

/** A log in which lines are collected and written together: one write for each would cost more than most answers. */
export function createLogger({ level, format, write }: LoggerOptions): Logger {
  const most = logLevels.indexOf(level);
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting === '') return;
    const text = waiting;
    waiting = '';
    write(text);
  }

  const says = (wanted: LogLevel) => logLevels.indexOf(wanted) <= most;
  return {
    says,
    flush,
    log(entry) {
      if (!says(entry.level)) return;
      waiting += `${format(entry)}\n`;
      // What went wrong is wanted at once, even if the process ends right after it.
      if (waiting.length >= FULL_BATCH || entry.level === 'error') flush();
      else timer ??= setTimeout(flush, BATCH_MS).unref();
    },
  };
}
