import { Box } from '@chakra-ui/react';
import type { Clock } from '@shop/mock-engine/generated/control-api';
import { useState, useSyncExternalStore } from 'react';
import { dayAndTime } from './clock-time.ts';
import { clockMessages as messages } from './clock.messages.ts';
import { durationText } from './durations.ts';

const SECOND = 1_000;

const everySecond = (tick: () => void) => {
  const timer = setInterval(tick, SECOND);
  return () => clearInterval(timer);
};
const fullSecond = () => Math.floor(Date.now() / SECOND) * SECOND;

/** A world's time, and its offset from this computer's. */
export function ClockFace({ clock }: { clock: Clock }) {
  const here = useSyncExternalStore(everySecond, fullSecond);
  const [seen, setSeen] = useState({ clock, at: here });
  if (seen.clock !== clock) setSeen({ clock, at: here });
  const time = Date.parse(clock.now) + (clock.isRunning ? here - seen.at : 0);
  const ahead = time - here;
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
