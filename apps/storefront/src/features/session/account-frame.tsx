import { Center, Container, Stack } from '@shop/design/styled-system/jsx';
import { Heading, Text } from '@shop/design/ui/elements';
import { LeafIcon } from '@shop/design/ui/icons';
import type { ReactNode } from 'react';

interface AccountFrameProps {
  heading?: string;
  lead?: string;
  children: ReactNode;
  /** Below the frame. */
  footer?: ReactNode;
}

/** The frame of login and registration. */
export function AccountFrame({ heading, lead, children, footer }: AccountFrameProps) {
  return (
    <Container pt={{ base: '8', sm: '12' }} pb="4">
      <Stack maxW="30rem" mx="auto" gap="5">
        <Stack
          gap="7"
          bg={{ sm: 'bg.panel' }}
          borderWidth={{ sm: '1px' }}
          boxShadow={{ sm: 'sm' }}
          px={{ base: '0', sm: '10' }}
          py={{ base: '0', sm: '9' }}
        >
          {heading && (
            <Stack gap="2" align="center" textAlign="center">
              <Center boxSize="12" borderRadius="full" bg="leaf.subtle" color="leaf.fg" fontSize="xl" mb="2">
                <LeafIcon />
              </Center>
              <Heading as="h1" textStyle="h2">
                {heading}
              </Heading>
              {lead && <Text color="fg.muted">{lead}</Text>}
            </Stack>
          )}
          {children}
        </Stack>
        {footer}
      </Stack>
    </Container>
  );
}
