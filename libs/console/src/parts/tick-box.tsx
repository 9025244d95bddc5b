import { Checkbox } from '@chakra-ui/react';
import '@shop/design/recipes/checkbox';
import type { ReactNode } from 'react';

interface TickBoxProps {
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  children: ReactNode;
}

/** A checkbox with its label, large enough for a thumb. */
export function TickBox({ isTicked, onTick, children }: TickBoxProps) {
  return (
    <Checkbox.Root checked={isTicked} onCheckedChange={({ checked }) => onTick(checked === true)} minH="11" gap="3">
      <Checkbox.HiddenInput />
      <Checkbox.Control borderColor="control" />
      <Checkbox.Label fontWeight="400">{children}</Checkbox.Label>
    </Checkbox.Root>
  );
}
