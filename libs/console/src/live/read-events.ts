export interface ServerEvent {
  /** `open` for the connection, then the server's own events. */
  readonly name: string;
  readonly data: string;
}

/** The server sends a comment at least every 15 seconds. */
const SILENCE_TIMEOUT_MS = 40_000;

/**
 * Reads a stream of server-sent events until it ends. Unlike EventSource it detects a silent connection, and leaves
 * reconnecting to the caller, which has to load missed requests first.
 *
 * @throws when there is no such stream, when it breaks, or when the signal is aborted
 */
export async function* readEvents(url: string, signal: AbortSignal): AsyncGenerator<ServerEvent> {
  const silent = new AbortController();
  const watchdog = () => setTimeout(() => silent.abort(), SILENCE_TIMEOUT_MS);
  let timer = watchdog();
  const abort = () => silent.abort();
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(url, { signal: silent.signal, headers: { accept: 'text/event-stream' } });
    if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}.`);
    yield { name: 'open', data: '' };

    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      clearTimeout(timer);
      timer = watchdog();
      const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = parse(block);
        if (event) yield event;
      }
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
    silent.abort();
  }
}

/** Undefined for a comment, which only keeps the connection alive. */
function parse(block: string): ServerEvent | undefined {
  const fields = block.split('\n').map((line) => /^(\w+): ?(.*)$/.exec(line));
  const valuesOf = (name: string) => fields.filter((field) => field?.[1] === name).map((field) => field?.[2] ?? '');
  const [name] = valuesOf('event');
  return name === undefined ? undefined : { name, data: valuesOf('data').join('\n') };
}
