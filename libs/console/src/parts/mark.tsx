import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface MarkProps {
  /** Only an outline without it. */
  palette?: 'leaf' | 'turmeric' | 'clay' | 'gray' | undefined;
  children: ReactNode;
}

/** A small label. */
export const Mark = ({ palette, children }: MarkProps) => (
  <Badge fontVariantNumeric="tabular-nums" variant={palette ? 'subtle' : 'outline'} colorPalette={palette ?? 'gray'}>
    {children}
  </Badge>
);
