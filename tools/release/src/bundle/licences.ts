import { releaseMessages as messages } from '../release.messages.ts';
import type { BundledPackage } from './package.ts';

/** What the licences ask to be passed on: of each package its name and text; packages with the same text share it. */
export function licencesOf(packages: readonly BundledPackage[]): string {
  const groups = Map.groupBy(packages, ({ licence, texts }) => [licence, ...texts].join('\n'));
  const sections = [...groups.values()].map((group) => {
    const { licence = '', texts = [] } = group[0] ?? {};
    const names = group.map(({ name, version }) => `${name} ${version}`).join('\n');
    return [names, messages.licence(licence), ...(texts.length > 0 ? texts : [messages.noLicenceText])].join('\n\n');
  });
  return `${messages.licences}\n\n${sections.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
