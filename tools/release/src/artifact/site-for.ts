import path from 'node:path';
import { precompressed } from '../archive/compress.ts';
import { below, readFolder, type Files } from '../archive/files.ts';
import type { Deployment } from '../headers/deployment.ts';
import { headerRules } from '../headers/header-rules.ts';
import { targets, type Target } from '../headers/targets/targets.ts';
import { pageForPortal } from './page-for-portal.ts';

/**
 * The folder to publish on a host, with its header rules, so that going back to it needs no checkout. Hosts that read a
 * `_headers` file compress responses themselves, so they get no compressed copies.
 *
 * @param config the deployment's own shop-config.js
 */
export function siteFor(target: Target, files: Files, deployment: Deployment, config?: Buffer) {
  const site = new Map(forPortal(files, deployment.portalBase));
  if (config) site.set('shop-config.js', config);
  const sent = [...site].filter(([name]) => target === 'nginx' || !/\.(?:br|gz)$/.test(name));
  const rules = Object.entries(targets[target](headerRules(deployment)));
  return new Map([...sent, ...rules.map(([name, text]) => [name, Buffer.from(text)] as const)]);
}

/** The reserved hosts (RFC 2606) that its pages name, which a company of its own does not have. */
export const exampleHosts = (site: Files): string[] => [
  ...new Set(
    [...site]
      .filter(([name]) => name.endsWith('.html'))
      .flatMap(([, content]) => content.toString().match(/[\w-]+\.example\b/g) ?? []),
  ),
];

/** A site with the hashed files of the previous one, which open tabs still load. @param folder the previous site */
export const withAssetsOf = (folder: string, site: Files): Files =>
  new Map([...below('assets', readFolder(path.join(folder, 'assets'))), ...site]);

/** Prerendered pages name their pictures, so another portal means other pages, compressed again. */
function forPortal(site: Files, portalBase: string): Files {
  if (portalBase === '') return site;
  const pages = new Map(
    [...site]
      .filter(([name]) => name.endsWith('.html'))
      .map(([name, content]) => [name, Buffer.from(pageForPortal(content.toString(), portalBase))] as const),
  );
  return new Map([...site, ...pages, ...precompressed(pages)]);
}
