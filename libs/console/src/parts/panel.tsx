import { Flex, Heading, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A section of the console. */
export function Panel({ title, actions, children }: PanelProps) {
  const titleId = useId();
  return (
    <Stack as="section" aria-labelledby={titleId} gap="4">
      <Flex align="center" justify="space-between" gap="3" flexWrap="wrap" minH="11">
        <Heading as="h2" id={titleId} textStyle="h3">
          {title}
        </Heading>
        {actions && (
          <Flex gap="2" flexWrap="wrap">
            {actions}
          </Flex>
        )}
      </Flex>
      {children}
    </Stack>
  );
}
