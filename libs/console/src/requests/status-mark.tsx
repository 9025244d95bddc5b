import { Badge } from '@chakra-ui/react';
import { requestMessages as messages } from './requests.messages.ts';

const palettes = { 2: 'leaf', 3: 'gray', 4: 'turmeric', 5: 'clay', 0: 'clay' } as Record<number, string>;

/** A status in its colour; the figures say the same. 0 is a line that broke before an answer. */
export function StatusMark({ status }: { status: number }) {
  const palette = palettes[Math.floor(status / 100)] ?? 'gray';
  return (
    <Badge bg={`${palette}.subtle`} color={`${palette}.fg`} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {status === 0 ? messages.noAnswer : status}
    </Badge>
  );
}
