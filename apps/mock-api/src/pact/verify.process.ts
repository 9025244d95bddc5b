import { openMockProvider } from './mock-provider.ts';
import { readPacts } from './pacts.ts';
import type { Provider } from './provider.ts';
import { remoteProvider, type RemoteOptions } from './remote-provider.ts';
import { verifyPacts } from './verify-pacts.ts';

// Verifies in a process of its own, since Pact's engine writes a report of its own to the output, which nobody needs.
// Findings go to the parent one by one.

process.once('message', ({ remote }: { remote: RemoteOptions | null }) => {
  void (remote ? tellOf(remoteProvider(remote), remote.token) : tellOfOwn()).then(() => process.disconnect());
});

async function tellOfOwn(): Promise<void> {
  const provider = await openMockProvider();
  await tellOf(provider);
  await provider.close();
}

async function tellOf(provider: Provider, secret?: string): Promise<void> {
  for await (const finding of verifyPacts(readPacts(), provider, secret)) process.send?.(finding);
}
