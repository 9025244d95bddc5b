import { Grid, Heading, Stack } from '@chakra-ui/react';
import type { ActiveSituation } from '../client/control.types.ts';
import { Note } from '../parts/note.tsx';
import type { SituationGroup } from './find-situations.ts';
import { SituationSwitch, type ToggleSituation } from './situation-switch.tsx';
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
