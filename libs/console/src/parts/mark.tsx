import { Badge } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface MarkProps {
  /** Only an outline without it. */
  palette?: 'leaf' | 'turmeric' | 'clay' | 'gray' | undefined;
  children: ReactNode;
}

/** A small label. */
export function Mark({ palette, children }: MarkProps) {
  const look =
    palette === undefined
      ? ({ variant: 'outline', colorPalette: 'gray', color: 'fg.muted' } as const)
      : { bg: `${palette}.subtle`, color: `${palette}.fg` };
  return (
    <Badge fontVariantNumeric="tabular-nums" {...look}>
      {children}
    </Badge>
  );
}
