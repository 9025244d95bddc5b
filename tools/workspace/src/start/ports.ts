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

/** Ports of a second shop; the next free ones when they are taken, too. */
const SECOND_SHOP = { storefront: 4210, mockApi: 3343 };

/** The first free port, from the given one on. */
export async function freePortFrom(port: number): Promise<number> {
  return (await isPortTaken(port)) ? freePortFrom(port + 1) : port;
}

/** Names the port, how to find the program that uses it, and how to start a second shop. */
export async function portTakenMessage(port: number, server: string, platform: string): Promise<string> {
  const isWindows = platform === 'win32';
  const find = isWindows ? `netstat -ano | findstr :${port}` : `lsof -nP -iTCP:${port} -sTCP:LISTEN`;
  const file = 'MOCK_API_DATA_FILE=.data/second.sqlite';
  const ports = `--port ${await freePortFrom(SECOND_SHOP.storefront)} --api-port ${await freePortFrom(SECOND_SHOP.mockApi)}`;
  return [
    `Port ${port} (${server}) is in use.`,
    `  Find the program:      ${find}`,
    `  Start a second shop:   ${isWindows ? `set ${file}&& ` : `${file} `}npm start -- ${ports}`,
  ].join('\n');
}
