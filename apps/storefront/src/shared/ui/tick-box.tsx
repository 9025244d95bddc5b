import { styled } from '@shop/design/styled-system/jsx';
import { tickBox } from '@shop/design/styled-system/recipes';
import type { ComponentProps } from 'react';

const TickLabel = styled('label', tickBox);

interface TickBoxProps extends ComponentProps<typeof TickLabel> {
  name?: string;
  isTicked?: boolean;
  /** None when read-only. */
  onTick?: (isTicked: boolean) => void;
}

/** A native checkbox with its label, large enough for touch. */
export const TickBox = ({ name, isTicked = false, onTick, children, ...label }: TickBoxProps) => (
  <TickLabel {...label}>
    <input
      type="checkbox"
      name={name}
      checked={isTicked}
      disabled={!onTick}
      onChange={({ target }) => onTick?.(target.checked)}
    />
    <span>{children}</span>
  </TickLabel>
);
