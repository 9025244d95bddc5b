import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { tickBox } from '@shop/design/theme/tick-box';

interface TickBoxProps extends HTMLChakraProps<'label'> {
  name?: string;
  isTicked?: boolean;
  /** Without it, the checkbox is disabled. */
  onTick?: (isTicked: boolean) => void;
}

const TickLabel = chakra('label', { base: tickBox.base });

/** The browser's own checkbox with its label. */
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
