import { styled } from '@shop/design/styled-system/jsx';
import { LogoMark } from '@shop/design/ui/drawings';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { StyledLink } from '../../shared/ui/links.ts';

export function Logo() {
  return (
    <StyledLink
      to={paths.home}
      aria-label={`${brand.displayName}, home`}
      display="flex"
      alignItems="center"
      gap="2.5"
      minH="11"
      flexShrink="0"
    >
      <LogoMark />
      <styled.span
        textStyle="heading"
        fontSize="1.5rem"
        letterSpacing="-0.02em"
        lineHeight="1"
        mt="1"
        htmlTranslate="no"
      >
        {brand.displayName}
      </styled.span>
    </StyledLink>
  );
}
