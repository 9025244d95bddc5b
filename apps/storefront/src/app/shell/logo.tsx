import { styled } from '@shop/design/styled-system/jsx';
import { brand } from '../../shared/brand.ts';
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
      color="fg"
      flexShrink="0"
    >
      <svg viewBox="0 0 32 32" width="34" height="34" aria-hidden="true" focusable="false">
        <rect
          x="1"
          y="1"
          width="30"
          height="30"
          rx="3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.2"
          opacity="0.45"
        />
        <g
          fill="none"
          stroke="var(--shop-colors-leaf-solid)"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M16 27V11" />
          <path d="M16 12c-1.2-3 .2-5.5 0-7 2.2 1.7 3 4.6 0 7Z" fill="var(--shop-colors-leaf-solid)" stroke="none" />
          <path d="M16 18c-1-3.2-4-4.6-7.5-4.3.4 3.4 3.6 5.6 7.5 4.3Z" />
          <path d="M16 18c1-3.2 4-4.6 7.5-4.3-.4 3.4-3.6 5.6-7.5 4.3Z" />
          <path d="M16 24c-1-3-3.7-4.2-6.7-3.9.4 3 3.2 5 6.7 3.9Z" />
          <path d="M16 24c1-3 3.7-4.2 6.7-3.9-.4 3-3.2 5-6.7 3.9Z" />
        </g>
      </svg>
      <styled.span textStyle="heading" fontSize="1.5rem" letterSpacing="-0.02em" lineHeight="1" mt="1">
        {brand.displayName}
      </styled.span>
    </StyledLink>
  );
}
