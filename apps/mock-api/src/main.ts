import { startWorlds } from './cli/start-worlds.ts';
import { listen, networkAddresses, closeOnSignals } from './cli/listen.ts';
import { makeApi } from './cli/make-api.ts';
import { SetupError } from './cli/setup-error.ts';
import { readConfig, type Config } from './cli/config.ts';
import { mainMessages as messages } from './cli/main.messages.ts';
import { Refusal } from '@shop/mock-engine/contract/refusal';
import { HarFileError } from '@shop/mock-engine/recordings/har-file';
import { OverridesFileError } from '@shop/mock-engine/control/overrides-file';
import { DocumentError } from '@shop/mock-engine/openapi/load-document';
import { DataFileError, StorageFailure } from '@shop/mock-engine/store/storage-errors';
import { demoCustomer } from '@shop/shop-seed/accounts/demo-customer.seed';

await start(readConfig(process.argv.slice(2))).catch((error: unknown) => {
  const isExpected = [
    DataFileError,
    DocumentError,
    StorageFailure,
    HarFileError,
    OverridesFileError,
    Refusal,
    SetupError,
  ].some((kind) => error instanceof kind);
  if (!(error instanceof Error && isExpected)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});

async function start(config: Config): Promise<void> {
  const api = await makeApi(config);
  const { app } = api;
  const active = startWorlds(api, config);
  const address = await listen(app, config);
  closeOnSignals(app);
  process.stdout.write(
    messages.listening({
      address,
      place: config.dataFile ?? messages.memoryOnly,
      customer: config.contract === undefined ? demoCustomer : undefined,
      active,
      networkAddresses: networkAddresses(address, config.host),
    }),
  );
}
