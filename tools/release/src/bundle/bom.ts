import { createHash } from 'node:crypto';
import type { BundledPackage } from './package.ts';

/** The bill of materials, CycloneDX 1.6: the storefront, and each package of which something is in it. */
export function bomOf(version: string, commit: string, packages: readonly BundledPackage[]) {
  const components = packages.map((one) => ({
    type: 'library',
    'bom-ref': purlOf(one),
    ...named(one.name),
    version: one.version,
    licenses: [isExpression(one.licence) ? { expression: one.licence } : { license: { id: one.licence } }],
    purl: purlOf(one),
  }));
  const root = `storefront@${version}`;
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumber(JSON.stringify([commit, components])),
    version: 1,
    // Without the time it was made at: the same commit has the same bill.
    metadata: {
      component: {
        type: 'application',
        'bom-ref': root,
        name: 'storefront',
        version,
        properties: [{ name: 'shop:commit', value: commit }],
      },
    },
    components,
    dependencies: [{ ref: root, dependsOn: components.map((component) => component['bom-ref']) }],
  };
}

const isExpression = (licence: string) => /\s|\(/.test(licence);

function named(name: string): { group?: string; name: string } {
  const [scope, inner] = name.split('/');
  return inner === undefined ? { name } : { group: scope, name: inner };
}

/** Package URL: the `@` of a scope is escaped. */
const purlOf = ({ name, version }: BundledPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** A UUID that follows from the content (RFC 9562, version 8), where others take a random one. */
function serialNumber(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  const variant = (8 + (Number.parseInt(hex.slice(16, 17), 16) % 4)).toString(16);
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, variant + hex.slice(17, 20)];
  return `urn:uuid:${[...groups, hex.slice(20, 32)].join('-')}`;
}
