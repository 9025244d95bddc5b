import { Box } from '@chakra-ui/react';
import type { ClockState } from '../client/control.types.ts';
import { clockMessages as messages } from './clock.messages.ts';
import { dayAndTime } from './clock-time.ts';
import { durationText } from './durations.ts';
import { useWorldTime } from './use-world-time.ts';

/** A world's time, and its offset from this computer's. */
export function ClockFace({ clock }: { clock: ClockState }) {
  const { time, ahead } = useWorldTime(clock);
  const distance = durationText(Math.abs(ahead));
  return (
    <Box>
      <Box textStyle="h2" fontVariantNumeric="tabular-nums">
        {dayAndTime(time)}
      </Box>
      <Box color="fg.muted">
        {distance === '' ? messages.asHere : ahead > 0 ? messages.ahead(distance) : messages.behind(distance)}
      </Box>
    </Box>
  );
}
