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
  /** Requests left; null for no limit. */
  remaining: number | null;
  onToggle: ToggleSituation;
}

/** A situation with its switch; memoised, since there are many and requests arrive all the time. */
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
