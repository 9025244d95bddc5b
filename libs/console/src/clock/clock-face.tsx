import { Box } from '@chakra-ui/react';
import { useState, useSyncExternalStore } from 'react';
import type { Clock } from '@shop/mock-engine/generated/control-api';
import { dayAndTime } from './clock-time.ts';
import { clockMessages as messages } from './clock.messages.ts';
import { durationText } from './durations.ts';

/** A world's time, and its offset from this computer's. */
export function ClockFace({ clock }: { clock: Clock }) {
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

const SECOND = 1_000;

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, SECOND);
  return () => clearInterval(timer);
};
const fullSecond = () => Math.floor(Date.now() / SECOND) * SECOND;

/** A world's running time in milliseconds since 1970, and its offset from this computer's; to the second. */
function useWorldTime({ now, isRunning }: Clock): { time: number; ahead: number } {
  const here = useSyncExternalStore(everySecond, fullSecond);
  const [seen, see] = useState({ now, isRunning, at: here });
  if (seen.now !== now || seen.isRunning !== isRunning) see({ now, isRunning, at: here });

  const time = Date.parse(seen.now) + (seen.isRunning ? here - seen.at : 0);
  return { time, ahead: time - here };
}
