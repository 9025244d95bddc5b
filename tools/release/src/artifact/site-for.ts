import { precompressed } from '../archive/compress.ts';
import { inFolder, type Files } from '../archive/files.ts';
import type { Deployment } from '../headers/deployment.ts';
import { headerRules } from '../headers/header-rules.ts';
import { inlineHashes } from '../headers/inline-parts.ts';
import { githubPagesSite } from '../headers/targets/github-pages.ts';
import { targets, type Target } from '../headers/targets/targets.ts';
import { pageForPortal } from './page-for-portal.ts';

/** The rules for an artifact in a deployment: what the build wrote into its pages is let through by its hash. */
export const rulesFor = (artifact: Files, deployment: Deployment) =>
  headerRules(deployment, inlineHashes(inFolder(artifact, 'site')));

/** Hosts that compress by themselves, and would show the compressed files as what they are. */
const compressing = new Set<Target>(['netlify', 'cloudflare-pages', 'cloudfront', 'github-pages']);

/** Hosts that read their rules out of the published folder. */
const readingRules = new Set<Target>(['netlify', 'cloudflare-pages']);

/**
 * The folder to publish on a host, of an artifact.
 *
 * @param config the deployment's own shop-config.js
 */
export async function siteFor(
  target: Target,
  artifact: Files,
  deployment: Deployment,
  config?: Buffer,
): Promise<Files> {
  const rules = rulesFor(artifact, deployment);
  const isServed = (name: string) => !(compressing.has(target) && /\.(?:br|gz)$/.test(name));
  const published = await forPortal(inFolder(artifact, 'site'), deployment.portalBase);
  const site = new Map([...published].filter(([name]) => isServed(name)));
  if (config) site.set('shop-config.js', config);
  if (target === 'github-pages') return githubPagesSite(site, rules);
  const own = readingRules.has(target) ? Object.entries(targets[target](rules)) : [];
  return new Map([...site, ...own.map(([name, text]) => [name, Buffer.from(text)] as const)]);
}

/** Prerendered pages name their pictures: they come from the deployment's portal, and are compressed anew. */
async function forPortal(site: Files, portalBase: string): Promise<Files> {
  if (portalBase === '') return site;
  const pages = new Map(
    [...site]
      .filter(([name]) => name.endsWith('.html'))
      .map(([name, content]) => [name, Buffer.from(pageForPortal(content.toString(), portalBase))] as const),
  );
  return new Map([...site, ...pages, ...(await precompressed(pages))]);
}
