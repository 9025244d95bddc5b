import { Mark } from '../parts/mark.tsx';
import { requestMessages as messages } from './requests.messages.ts';

const palettes = { 2: 'leaf', 4: 'turmeric', 5: 'clay', 0: 'clay' } as Record<number, 'leaf' | 'turmeric' | 'clay'>;

/** A coloured status; 0 means that the connection broke before a response. */
export const StatusMark = ({ status }: { status: number }) => (
  <Mark palette={palettes[Math.floor(status / 100)] ?? 'gray'}>{status === 0 ? messages.noResponse : status}</Mark>
);
