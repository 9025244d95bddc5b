import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import type { BundledPackage } from './bundled-packages.ts';

/**
 * The bill of materials as JSON (CycloneDX 1.6): the storefront and its bundled packages. Without times or random
 * numbers, so that the same commit gives the same bytes.
 */
export function billOfMaterials(version: string, commit: string, packages: readonly BundledPackage[]): string {
  const root = new Models.Component(Enums.ComponentType.Application, 'storefront', {
    version,
    bomRef: `storefront@${version}`,
    properties: new Models.PropertyRepository([new Models.Property('shop:commit', commit)]),
  });
  const components = packages.map(componentOf);
  for (const { bomRef } of components) root.dependencies.add(bomRef);
  const bom = new Models.Bom({
    components: new Models.ComponentRepository(components),
    metadata: new Models.Metadata({ component: root }),
  });
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

function componentOf({ name, version, licence, integrity }: BundledPackage): Models.Component {
  const [scope, inner] = name.split('/');
  // Package URL: the `@` of a scope is escaped.
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const isExpression = /\s|\(/.test(licence);
  return new Models.Component(Enums.ComponentType.Library, inner ?? name, {
    version,
    purl,
    bomRef: purl,
    ...(inner !== undefined && scope !== undefined && { group: scope }),
    hashes: new Models.HashDictionary([
      [Enums.HashAlgorithm['SHA-512'], Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')],
    ]),
    licenses: new Models.LicenseRepository([
      isExpression ? new Models.LicenseExpression(licence) : new Models.SpdxLicense(licence),
    ]),
  });
}
