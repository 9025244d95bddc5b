import { Stack } from '@shop/design/styled-system/jsx';
import { Button, ButtonAnchor, Muted, Small, VisuallyHidden } from '@shop/design/ui/elements';
import { ExternalIcon } from '@shop/design/ui/icons';
import { useState } from 'react';
import { brand } from '../../shared/env.ts';
import { sessionMessages } from './session.messages.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';

const loadDialog = () => import('@shop/design/ui/shop-dialog');

const portals = [
  { label: sessionMessages.loginEbo, href: brand.eboPortalUrl },
  { label: sessionMessages.loginEfz, href: brand.efzPortalUrl },
];

/** Links to the portals of business owners and fitness-zone members (specification, sections 1 and 2). */
export function OtherPortals() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Small>
        {sessionMessages.otherPortalsFor}{' '}
        <Button
          variant="plain"
          size="sm"
          px="0"
          color="fg.muted"
          textDecoration="underline"
          textUnderlineOffset="3px"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {sessionMessages.otherPortals}
        </Button>
      </Small>
      <Lazy load={loadDialog} isWanted={isOpen} onFailure={close}>
        {({ ShopDialog }) => (
          <ShopDialog isOpen={isOpen} onClose={close} title={sessionMessages.selectOption}>
            <Stack gap="3" pb="2">
              <Muted pb="2">{sessionMessages.otherPortalsLead}</Muted>
              {portals.map(({ label, href }) => (
                <ButtonAnchor
                  key={label}
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  variant="outline"
                  size="lg"
                  justifyContent="space-between"
                >
                  {label}
                  <VisuallyHidden>{sessionMessages.opensElsewhere}</VisuallyHidden>
                  <ExternalIcon />
                </ButtonAnchor>
              ))}
            </Stack>
          </ShopDialog>
        )}
      </Lazy>
    </>
  );
}
