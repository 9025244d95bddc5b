import { Checkbox } from '@chakra-ui/react';
import '@shop/design/recipes/checkbox';
import type { ReactNode } from 'react';

interface TickBoxProps {
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
}

/** A checkbox with its label, large enough for a thumb. */
export function TickBox({ name, isChecked, onChange, children }: TickBoxProps) {
  return (
    <Checkbox.Root
      name={name}
      checked={isChecked}
      onCheckedChange={({ checked }) => onChange(checked === true)}
      minH="11"
      gap="3"
      alignItems="center"
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control borderColor="control" />
      <Checkbox.Label fontWeight="400">{children}</Checkbox.Label>
    </Checkbox.Root>
  );
}
