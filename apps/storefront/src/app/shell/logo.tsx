import { css } from '@shop/design/styled-system/css';
import { LogoMark } from '@shop/design/ui/drawings';
import { Verbatim } from '@shop/design/ui/elements';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { StyledLink } from '../../shared/ui/links.ts';

const homeLink = css.raw({ display: 'flex', alignItems: 'center', minH: '11', flexShrink: '0' });

export function Logo() {
  return (
    <StyledLink to={paths.home} aria-label={`${brand.displayName}, home`} gap="2.5" css={homeLink}>
      <LogoMark />
      <Verbatim textStyle="h2" lineHeight="1" mt="1">
        {brand.displayName}
      </Verbatim>
    </StyledLink>
  );
}
