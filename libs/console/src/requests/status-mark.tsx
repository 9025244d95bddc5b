import { Badge } from '@chakra-ui/react';
import { requestMessages as messages } from './requests.messages.ts';

const palettes = { 2: 'leaf', 3: 'gray', 4: 'turmeric', 5: 'clay', 0: 'clay' } as Record<number, string>;

/** A coloured status; 0 means that the connection broke before a response. */
export function StatusMark({ status }: { status: number }) {
  const palette = palettes[Math.floor(status / 100)] ?? 'gray';
  return (
    <Badge bg={`${palette}.subtle`} color={`${palette}.fg`} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {status === 0 ? messages.noResponse : status}
    </Badge>
  );
}
