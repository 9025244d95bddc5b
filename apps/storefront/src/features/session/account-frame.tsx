import { Box, Container, Stack } from '@shop/design/styled-system/jsx';
import { H1, Muted } from '@shop/design/ui/elements';
import type { ReactNode } from 'react';
import { pagePictureUrl } from '../../shared/portal.ts';
import { Picture } from '../../shared/ui/picture.tsx';

const BAND_RATIO = 2;

interface AccountFrameProps {
  /** The picture above, of those below `pages/`. */
  picture: 'login' | 'register';
  heading?: string;
  lead?: string;
  children: ReactNode;
  footer?: ReactNode;
}

export function AccountFrame({ picture, heading, lead, children, footer }: AccountFrameProps) {
  return (
    <Container pt={{ base: '8', sm: '12' }} pb="4">
      <Stack maxW="30rem" mx="auto" gap="5">
        <Box
          bg={{ sm: 'bg.panel' }}
          borderWidth={{ sm: '1px' }}
          boxShadow={{ sm: 'sm' }}
          borderRadius="l3"
          overflow={{ sm: 'hidden' }}
        >
          <Box
            overflow="hidden"
            borderRadius={{ base: 'l3', sm: '0' }}
            css={{ '& img': { objectPosition: '50% 72%' } }}
          >
            <Picture
              src={pagePictureUrl(`pages/${picture}.jpg`)}
              alt=""
              ratio={BAND_RATIO}
              sizes="(min-width: 480px) 480px, 92vw"
              isFirstView
            />
          </Box>
          <Stack gap="7" px={{ base: '0', sm: '10' }} py={{ base: '7', sm: '9' }}>
            {heading && (
              <Stack gap="2" align="center" textAlign="center">
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
