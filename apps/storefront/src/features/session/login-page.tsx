import { Flex, Stack, styled } from '@shop/design/styled-system/jsx';
import { link } from '@shop/design/styled-system/recipes';
import { Muted, Small } from '@shop/design/ui/elements';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { ExternalButton } from '../../shared/ui/external-links.tsx';
import { lazyDialog } from '../../shared/ui/lazy.tsx';
import { ButtonLink } from '../../shared/ui/links.ts';
import { AccountFrame } from './account-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { sessionMessages } from './session.messages.ts';

export default function LoginPage() {
  const { state } = useLocation() as { state: unknown };
  return (
    <AccountFrame title={sessionMessages.login} heading={sessionMessages.login} footer={<OtherPortals />}>
      <LoginForm />
      <Flex justify="space-between" align="center" wrap="wrap" columnGap="4" rowGap="2" pt="5" borderTopWidth="1px">
        <Muted>{sessionMessages.newHere}</Muted>
        <ButtonLink to={paths.register} state={state} variant="outline">
          {sessionMessages.createAccount}
        </ButtonLink>
      </Flex>
    </AccountFrame>
  );
}

const ShopDialog = lazyDialog(() => import('@shop/design/ui/shop-dialog'));

const LinkButton = styled('button', link);

const portals = [
  { label: sessionMessages.loginEbo, href: brand.eboPortalUrl },
  { label: sessionMessages.loginEfz, href: brand.efzPortalUrl },
];

/** Links to the portals of business owners and fitness-zone members (specification, sections 1 and 2). */
function OtherPortals() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Small display="flex" flexWrap="wrap" alignItems="center" columnGap="1" minH="11">
        {sessionMessages.otherPortalsFor}
        <LinkButton type="button" minH="11" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {sessionMessages.otherPortals}
        </LinkButton>
      </Small>
      <ShopDialog isOpen={isOpen} onClose={() => setOpen(false)} title={sessionMessages.selectOption}>
        <Stack gap="3" pb="2">
          <Muted pb="2">{sessionMessages.otherPortalsLead}</Muted>
          {portals.map(({ label, href }) => (
            <ExternalButton key={label} href={href} variant="outline" size="lg" justifyContent="space-between">
              {label}
            </ExternalButton>
          ))}
        </Stack>
      </ShopDialog>
    </>
  );
}
