import net from 'node:net';

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

/** Says whose port is taken, how to find out by what, and how to start a second shop. */
export function portTakenMessage(port: number, server: string, platform: string): string {
  const isWindows = platform === 'win32';
  const find = isWindows ? `netstat -ano | findstr :${port}` : `lsof -nP -iTCP:${port} -sTCP:LISTEN`;
  const file = 'MOCK_API_DATA_FILE=.data/second.sqlite';
  return [
    `Port ${port}, where the ${server} should answer, is taken.`,
    `  See by what:        ${find}`,
    `  Start a second one: ${isWindows ? `set ${file}&& ` : `${file} `}npm start -- --port 4210 --api-port 3343`,
  ].join('\n');
}
