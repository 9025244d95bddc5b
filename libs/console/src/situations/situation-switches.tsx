import { Grid, Heading, Stack, Box } from '@chakra-ui/react';
import type { ActiveSituation, Situation } from '@shop/mock-engine/generated/control-api';
import { useDeferredValue, useMemo } from 'react';
import { Checkbox } from '../parts/fields.tsx';
import { useFirstRows } from '../parts/first-rows.tsx';
import { hasWords } from '../parts/has-words.ts';
import { Note } from '../parts/notes.tsx';
import { situationMessages as messages } from './situations.messages.ts';

interface SituationSwitchesProps {
  situations: readonly Situation[];
  /** Shows those whose name, title or group contains each of its words. */
  text: string;
  active: readonly ActiveSituation[];
  onToggle: (situation: Situation, isOn: boolean) => void;
}

/** Every situation by group, each with its switch. */
export function SituationSwitches({ situations, text, active, onToggle }: SituationSwitchesProps) {
  const searched = useDeferredValue(text);
  const rows = useMemo(
    () => situations.map((one) => ({ one, row: `${one.name} ${one.title} ${one.group}`.toLowerCase() })),
    [situations],
  );
  const found = useMemo(
    () => rows.filter(({ row }) => hasWords(row, searched)).map(({ one }) => one),
    [rows, searched],
  );
  const { shown, more } = useFirstRows(found, searched);
  if (found.length === 0) return <Note>{messages.noneFound}</Note>;
  return (
    <>
      <Grid gap="6" templateColumns="repeat(auto-fill, minmax(min(100%, 20rem), 1fr))">
        {[...new Set(shown.map(({ group }) => group))].map((name) => (
          <Stack key={name} gap="1">
            <Heading as="h3" textStyle="eyebrow" color="fg.muted">
              {name}
            </Heading>
            {shown
              .filter(({ group }) => group === name)
              .map((situation) => {
                const on = active.find(({ id }) => id === situation.name);
                return (
                  <Checkbox
                    key={situation.name}
                    role="switch"
                    value={on !== undefined}
                    onChange={(isOn) => onToggle(situation, isOn)}
                  >
                    {situation.title}
                    <Box as="span" display="block" textStyle="xs" color="fg.muted" fontFamily="mono">
                      {on && on.remaining !== null
                        ? `${situation.name} · ${messages.remaining(on.remaining)}`
                        : situation.name}
                    </Box>
                  </Checkbox>
                );
              })}
          </Stack>
        ))}
      </Grid>
      {more}
    </>
  );
}
