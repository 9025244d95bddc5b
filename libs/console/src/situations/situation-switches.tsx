import { Grid, Heading, Stack, Box } from '@chakra-ui/react';
import { memo } from 'react';
import type { ActiveSituation, Situation } from '@shop/mock-engine/generated/control-api';
import { Note } from '../parts/notes.tsx';
import { SwitchRow } from '../parts/switch-row.tsx';
import { situationMessages as messages } from './situations.messages.ts';

interface SituationSwitchesProps {
  groups: readonly SituationGroup[];
  active: readonly ActiveSituation[];
  onToggle: ToggleSituation;
}

/** Every situation by group, each with its switch. */
export function SituationSwitches({ groups, active, onToggle }: SituationSwitchesProps) {
  if (groups.length === 0) return <Note>{messages.noneFound}</Note>;
  return (
    <Grid gap="6" templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))">
      {groups.map((group) => (
        <Stack key={group.name} gap="1">
          <Heading as="h3" textStyle="eyebrow" color="fg.muted" px="3">
            {group.name}
          </Heading>
          {group.situations.map(({ name, title }) => {
            const on = active.find(({ id }) => id === name);
            return (
              <SituationSwitch
                key={name}
                name={name}
                title={title}
                isOn={on !== undefined}
                remaining={on?.remaining ?? null}
                onToggle={onToggle}
              />
            );
          })}
        </Stack>
      ))}
    </Grid>
  );
}

export type ToggleSituation = (name: string, title: string, isOn: boolean) => void;

interface SituationSwitchProps {
  name: string;
  title: string;
  isOn: boolean;
  /** Requests left; null for no limit. */
  remaining: number | null;
  onToggle: ToggleSituation;
}

/** A situation with its switch; memoised, since there are many and requests arrive all the time. */
const SituationSwitch = memo(function SituationSwitch({
  name,
  title,
  isOn,
  remaining,
  onToggle,
}: SituationSwitchProps) {
  return (
    <SwitchRow isOn={isOn} onToggle={() => onToggle(name, title, isOn)}>
      <Box>{title}</Box>
      <Box textStyle="xs" color="fg.muted" fontFamily="mono">
        {name}
        {remaining !== null && ` · ${messages.remaining(remaining)}`}
      </Box>
    </SwitchRow>
  );
});

export interface SituationGroup {
  readonly name: string;
  readonly situations: readonly Situation[];
}

/** The situations whose name, title or group contains every word of the text, by group. */
export function findSituations(situations: readonly Situation[], text: string): SituationGroup[] {
  const words = text.toLowerCase().split(/\s+/);
  const groups = new Map<string, Situation[]>();
  for (const situation of situations) {
    const { name, group, title } = situation;
    const row = `${name} ${title} ${group}`.toLowerCase();
    if (words.every((word) => row.includes(word))) groups.set(group, [...(groups.get(group) ?? []), situation]);
  }
  return [...groups].map(([name, found]) => ({ name, situations: found }));
}
