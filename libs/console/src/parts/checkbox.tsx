import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { checkbox } from '@shop/design/theme/checkbox';

interface CheckboxProps extends HTMLChakraProps<'label'> {
  name?: string;
  isChecked?: boolean;
  /** Without it, the checkbox is disabled. */
  onCheck?: (isChecked: boolean) => void;
}

const CheckboxLabel = chakra('label', { base: checkbox.base });

/** The browser's own checkbox with its label. */
export const Checkbox = ({ name, isChecked = false, onCheck, children, ...label }: CheckboxProps) => (
  <CheckboxLabel {...label}>
    <input
      type="checkbox"
      name={name}
      checked={isChecked}
      disabled={!onCheck}
      onChange={({ target }) => onCheck?.(target.checked)}
    />
    <span>{children}</span>
  </CheckboxLabel>
);
