import { css } from '@shop/design/styled-system/css';
import { Box, Container, Flex, Grid, Stack, styled } from '@shop/design/styled-system/jsx';
import { H1, H2, Muted, Small, Text } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { PageHead } from '../../shared/ui/page.tsx';
import { SignedInRedirect } from './customers-only.tsx';
import { accountBenefits, sessionMessages } from './session.messages.ts';
import { selectIsSignedIn } from './session.slice.ts';

interface AccountFrameProps {
  title: string;
  heading?: string;
  /** Under the heading; without it phones have the benefits in short there. */
  lead?: ReactNode;
  children: ReactNode;
  /** Under what an account brings, which both stand beside the form on desktops; without it there is nothing beside it. */
  footer?: ReactNode;
}

const sheet = css.raw({
  mx: 'auto',
  overflow: 'hidden',
  borderRadius: 'l3',
  sm: { bg: 'bg.panel', borderWidth: '1px', boxShadow: 'sm' },
});
const twoParts = css.raw({ lg: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } });

/** Beside the form; without its room only the footer is left, below. */
const benefits = css.raw({
  px: { sm: '10', lg: '8' },
  py: { sm: '4', lg: '9' },
  borderTopWidth: { sm: '1px', lg: '0' },
  lg: { bg: 'bg.subtle', borderInlineStartWidth: '1px' },
});

/** A page for visitors. Redirects when signed in: to the requested page, else to the dashboard. */
export function AccountFrame({ title, heading, lead, children, footer }: AccountFrameProps) {
  if (useSelector(selectIsSignedIn)) return <SignedInRedirect />;
  return (
    <Container pt={{ base: '4', sm: '8', lg: '14' }} pb={{ base: '10', sm: '4' }}>
      <PageHead title={title} isPrivate />
      <Grid
        gridTemplateColumns="minmax(0, 1fr)"
        css={css.raw(sheet, footer ? twoParts : {})}
        maxW={footer ? { base: '36rem', lg: '60rem' } : '30rem'}
      >
        <Stack gap="5" px={{ base: '0', sm: '10' }} pt={{ base: '4', sm: '8' }} pb={{ base: '2', sm: '8' }}>
          {heading && (
            <Box>
              <H1>{heading}</H1>
              {lead ?? (
                <Small hideFrom="lg" pt="1">
                  {sessionMessages.inShort}
                </Small>
              )}
            </Box>
          )}
          {children}
        </Stack>
        {footer && (
          <Flex direction="column" justify="space-between" gap="8" css={benefits}>
            <Box hideBelow="lg">
              <H2 textStyle="h3" pb="5">
                {sessionMessages.benefits}
              </H2>
              <styled.ul display="grid" gap="10">
                {accountBenefits.map(({ title, text }) => (
                  <Flex as="li" key={title} gap="3">
                    <Box color="leaf.fg" fontSize="xl" flexShrink="0">
                      <CheckIcon />
                    </Box>
                    <div>
                      <Text fontWeight="600">{title}</Text>
                      <Muted textStyle="sm">{text}</Muted>
                    </div>
                  </Flex>
                ))}
              </styled.ul>
            </Box>
            {footer}
          </Flex>
        )}
      </Grid>
    </Container>
  );
}
