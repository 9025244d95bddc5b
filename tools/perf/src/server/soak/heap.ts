import { once } from 'node:events';

/** Memory of a process in MB, after a garbage collection, buffers included. @param output names its inspector's address */
export async function inspectHeap(output: string) {
  const socket = new WebSocket(/ws:\/\/\S+/.exec(output)?.[0] ?? '');
  await once(socket, 'open');
  let lastId = 0;
  const ask = async (method: string): Promise<unknown> => {
    const id = ++lastId;
    socket.send(JSON.stringify({ id, method }));
    for (;;) {
      const [{ data }] = (await once(socket, 'message')) as [{ data: string }];
      const response = JSON.parse(data) as { id?: number; result: unknown };
      if (response.id === id) return response.result;
    }
  };
  const megabytes = async (): Promise<number> => {
    await ask('HeapProfiler.collectGarbage');
    const usage = (await ask('Runtime.getHeapUsage')) as { usedSize: number; backingStorageSize: number };
    return (usage.usedSize + usage.backingStorageSize) / 1e6;
  };
  return { megabytes, close: () => socket.close() };
}
