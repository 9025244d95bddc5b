import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { tickBox } from '@shop/design/theme/tick-box';

interface TickBoxProps extends HTMLChakraProps<'label'> {
  name?: string;
  isTicked?: boolean;
  /** None where it is shown and cannot be changed. */
  onTick?: (isTicked: boolean) => void;
}

const TickLabel = chakra('label', { base: tickBox.base });

/** A checkbox with its label, large enough for a thumb: the browser's own. */
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
