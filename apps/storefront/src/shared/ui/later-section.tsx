import type { ComponentProps } from 'react';
import { Later } from './later.tsx';
import { laterPart } from './later-part.ts';
import { Section } from './section.tsx';

interface LaterSectionProps extends ComponentProps<typeof Section> {
  /** About how high it is on a phone. */
  laterHeight: string;
}

/** A section far below the top: it is laid out late, and comes alive late. */
export const LaterSection = ({ laterHeight, ...section }: LaterSectionProps) => (
  <Later>
    <Section {...section} {...laterPart(laterHeight)} />
  </Later>
);
