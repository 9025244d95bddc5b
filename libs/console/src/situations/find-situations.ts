import { situations, type SituationName } from '@shop/api-contract/situations';

export interface SituationGroup {
  readonly name: string;
  readonly situations: readonly { readonly name: SituationName; readonly title: string }[];
}

/** The situations whose name, title or group contains every word of the text, by group. */
export function findSituations(text: string): SituationGroup[] {
  const words = text.toLowerCase().split(/\s+/);
  const groups = new Map<string, SituationGroup['situations'][number][]>();
  for (const [name, { group, title }] of Object.entries(situations)) {
    const row = `${name} ${title} ${group}`.toLowerCase();
    if (!words.every((word) => row.includes(word))) continue;
    groups.set(group, [...(groups.get(group) ?? []), { name: name as SituationName, title }]);
  }
  return [...groups].map(([name, found]) => ({ name, situations: found }));
}
