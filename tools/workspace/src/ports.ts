import net from 'node:net';

/** Whether something listens on the port, on IPv4 or IPv6. */
export async function isPortTaken(port: number): Promise<boolean> {
  const answers = await Promise.all([isListening('127.0.0.1', port), isListening('::1', port)]);
  return answers.includes(true);
}

// Connects instead of listening: macOS lets a second server listen on one address of a port that is in use on all.
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

/** Names the port, how to find the program that uses it, and how to start a second shop. */
export function portTakenMessage(port: number, server: string, platform: string): string {
  const isWindows = platform === 'win32';
  const find = isWindows ? `netstat -ano | findstr :${port}` : `lsof -nP -iTCP:${port} -sTCP:LISTEN`;
  const file = 'MOCK_API_DATA_FILE=.data/second.sqlite';
  return [
    `Port ${port} (${server}) is in use.`,
    `  Find the program:      ${find}`,
    `  Start a second shop:   ${isWindows ? `set ${file}&& ` : `${file} `}npm start -- --port 4210 --api-port 3343`,
  ].join('\n');
}
