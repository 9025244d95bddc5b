import net from 'node:net';

export type PortReading = { ok: true; port: number } | { ok: false; message: string };

/**
 * The port that an environment variable names, or the usual one when it is not set.
 *
 * @param variable name of the environment variable, for the message
 */
export function readPort(variable: string, text: string | undefined, usual: number): PortReading {
  if (text === undefined || text === '') return { ok: true, port: usual };
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535) return { ok: true, port };
  return { ok: false, message: `${variable}=${text} is not a port: a whole number from 1 to 65535 is needed.` };
}

/** True when something answers on the port, by either of the machine's own addresses. */
export async function isPortTaken(port: number): Promise<boolean> {
  const answers = await Promise.all([isListening('127.0.0.1', port), isListening('::1', port)]);
  return answers.includes(true);
}

// Connecting, not listening: macOS lets a second server listen on one address of a port that another holds on all.
function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port, timeout: 1_000 });
    const answer = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => answer(true));
    socket.once('timeout', () => answer(false));
    socket.once('error', () => answer(false));
  });
}

/** Says whose port is taken, how to find out by what, and how to choose another. */
export function portTakenMessage(port: number, server: string, variable: string, platform: string): string {
  const other = port + 10;
  const [find, choose] =
    platform === 'win32'
      ? [`netstat -ano | findstr :${port}`, `set ${variable}=${other}&& npm start`]
      : [`lsof -nP -iTCP:${port} -sTCP:LISTEN`, `${variable}=${other} npm start`];
  return [
    `Port ${port}, where the ${server} should answer, is taken by another program.`,
    `  See which:       ${find}`,
    `  Or use another:  ${choose}`,
  ].join('\n');
}
