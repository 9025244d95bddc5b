import { Box, Container, Stack } from '@shop/design/styled-system/jsx';
import { H1, Muted } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';

interface AccountFrameProps {
  heading?: string;
  lead?: string;
  /** Of the form's columns. */
  isWide?: boolean;
  children: ReactNode;
  footer?: ReactNode;
}

export function AccountFrame({ heading, lead, isWide = false, children, footer }: AccountFrameProps) {
  return (
    <Container pt={{ base: '4', sm: '8' }} pb="4">
      <Stack maxW={isWide ? '42rem' : '30rem'} mx="auto" gap="5">
        <Box bg={{ sm: 'bg.panel' }} borderWidth={{ sm: '1px' }} boxShadow={{ sm: 'sm' }} borderRadius="l3">
          <Stack gap="5" px={{ base: '0', sm: '10' }} py={{ base: '4', sm: '7' }}>
            {heading && (
              <Stack gap="1" align="center" textAlign="center">
                <H1 textStyle="h2">{heading}</H1>
                {lead && <Muted>{lead}</Muted>}
              </Stack>
            )}
            {children}
          </Stack>
        </Box>
        {footer}
      </Stack>
    </Container>
  );
}
