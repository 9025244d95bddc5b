import { Suspense, type ComponentProps } from 'react';
import { laterPart } from './later-part.ts';
import { Section } from './section.tsx';

interface LaterSectionProps extends ComponentProps<typeof Section> {
  /** About how high it is on a phone. */
  laterHeight: string;
}

/** A section far below the top: it is laid out late, and comes alive after what is in sight, or when somebody uses it. */
export const LaterSection = ({ laterHeight, ...section }: LaterSectionProps) => (
  <Suspense>
    <Section {...section} {...laterPart(laterHeight)} />
  </Suspense>
);
