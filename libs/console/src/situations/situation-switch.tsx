import { Box } from '@chakra-ui/react';
import type { SituationName } from '@shop/api-contract/situations';
import { memo } from 'react';
import { SwitchRow } from '../parts/switch-row.tsx';
import { situationMessages as messages } from './situations.messages.ts';

export type ToggleSituation = (name: SituationName, title: string, isOn: boolean) => void;

interface SituationSwitchProps {
  name: SituationName;
  title: string;
  isOn: boolean;
  /** For how many requests more; null when without end. */
  remaining: number | null;
  onToggle: ToggleSituation;
}

/** One situation with its switch. There are many, and requests come all the time: drawn again only when it changes. */
export const SituationSwitch = memo(function SituationSwitch({
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
