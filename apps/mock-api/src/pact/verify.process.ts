import { openMockProvider } from './mock-provider.ts';
import { readPacts } from './pacts.ts';
import type { Provider } from './provider.ts';
import { remoteProvider, type RemoteOptions } from './remote-provider.ts';
import { verifyPacts } from './verify-pacts.ts';

// Runs in a separate process, because Pact's engine prints its own report. Results are sent to the parent one by one.

process.once('message', ({ remote }: { remote: RemoteOptions | null }) => {
  void (remote ? verify(remoteProvider(remote), remote.token) : verifyOwn()).then(() => process.disconnect());
});

async function verifyOwn(): Promise<void> {
  const provider = await openMockProvider();
  await verify(provider);
  await provider.close();
}

async function verify(provider: Provider, secret?: string): Promise<void> {
  for await (const finding of verifyPacts(readPacts(), provider, secret)) process.send?.(finding);
}
