import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import type { FormEvent, ReactNode } from 'react';
import { ErrorNote } from './notes.tsx';

interface FormProps {
  /** The button's text. */
  submit: string;
  onSubmit: () => void;
  isDisabled?: boolean;
  /** Of the last submission. */
  error?: Error | undefined;
  children: ReactNode;
}

/** Fields with the button that submits them. */
export function Form({ submit, onSubmit, isDisabled = false, error, children }: FormProps) {
  const act = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <chakra.form onSubmit={act} noValidate>
      <Stack gap="4">
        {children}
        {error && <ErrorNote>{error.message}</ErrorNote>}
        <Flex>
          <Button type="submit" size="sm" disabled={isDisabled}>
            {submit}
          </Button>
        </Flex>
      </Stack>
    </chakra.form>
  );
}
