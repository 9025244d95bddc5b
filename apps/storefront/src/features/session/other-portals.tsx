import { Stack } from '@shop/design/styled-system/jsx';
import { Button, Muted, Small } from '@shop/design/ui/elements';
import { useState } from 'react';
import { brand } from '../../shared/env.ts';
import { sessionMessages } from './session.messages.ts';
import { ExternalButton } from '../../shared/ui/icon-links.tsx';
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
      <Small display="flex" flexWrap="wrap" alignItems="center" columnGap="1" minH="11">
        {sessionMessages.otherPortalsFor}
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
                <ExternalButton key={label} href={href} variant="outline" size="lg" justifyContent="space-between">
                  {label}
                </ExternalButton>
              ))}
            </Stack>
          </ShopDialog>
        )}
      </Lazy>
    </>
  );
}
