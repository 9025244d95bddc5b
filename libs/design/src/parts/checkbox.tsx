import type { ComponentProps } from 'react';
import { styled } from '../../styled-system/jsx/index.js';
import { checkbox } from '../../styled-system/recipes/index.js';

const CheckboxLabel = styled('label', checkbox);

interface CheckboxProps extends ComponentProps<typeof CheckboxLabel> {
  name?: string;
  isChecked?: boolean;
  /** None when read-only. */
  onCheck?: (isChecked: boolean) => void;
}

/** A native checkbox with its label, large enough for touch. */
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
