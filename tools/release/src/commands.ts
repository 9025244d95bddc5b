import { callerPath, command, run, wholeNumber } from '@shop/workspace-tools/terminal/command';
import { Option } from 'commander';
import type { ServeOptions, SiteOptions } from './artifact-commands.ts';
import type { DeploymentOptions } from './headers/shop-config.ts';
import { targets } from './headers/targets/targets.ts';
import type { ReleaseOptions } from './release.ts';

const onArtifact = () => import('./artifact-commands.ts');

const target = new Option('--target <target>', 'the kind of host').choices(Object.keys(targets)).makeOptionMandatory();

/** With the options that describe a deployment. */
const forDeployment = (name: string, description: string) =>
  command(name, description)
    .option('--config <file>', "the deployment's shop-config.js", callerPath)
    .option(
      '--payment-origin <origin>',
      'a further origin that the payment window needs (repeatable)',
      (origin: string, others: DeploymentOptions['paymentOrigin']) => [...(others ?? []), origin],
    );

const site = forDeployment('site', 'Write the folder to publish on a host, with its header rules')
  .addOption(target)
  .requiredOption('--to <folder>', 'an empty or new folder', callerPath)
  .option('--previous <folder>', 'the published folder, whose hashed files open tabs still load', callerPath)
  .option('--artifact <file>', 'an archive (default: the newest)', callerPath)
  .action(async (options: SiteOptions) => (await onArtifact()).site(options));

const serve = forDeployment('serve', 'Serve an artifact with its header rules, as published')
  .argument('[artifact]', 'an archive (default: the newest)', callerPath)
  .option('--port <number>', 'port to listen on', wholeNumber(0, 65_535), 4400)
  .addOption(new Option('--api <url>', 'where the API is').env('MOCK_API_URL').default('http://localhost:3333'))
  .action(async (artifact: string | undefined, options: ServeOptions) => (await onArtifact()).serve(artifact, options));

await run(
  command('npm run release --', "Make the storefront's release artifact")
    .option('--allow-dirty', 'with uncommitted changes')
    .option('--twice', 'build twice and compare the results')
    .action(async (options: ReleaseOptions) => (await import('./release.ts')).release(options))
    .addCommand(site)
    .addCommand(serve),
);
