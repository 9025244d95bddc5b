import { css } from '@shop/design/styled-system/css';
import { HStack } from '@shop/design/styled-system/jsx';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { StyledNavLink } from '../../shared/ui/links.ts';
import { companyMessages } from './company.messages.ts';

const tabs = [
  { label: companyMessages.about, to: paths.about },
  { label: companyMessages.vision, to: paths.vision },
  { label: companyMessages.mission, to: paths.mission },
];

const tabBar = css.raw({ flexWrap: 'wrap', borderBottomWidth: '1px', mb: { base: '3', md: '0' } });

/** The tab bar, on the company pages alone. Each tab has its own address, so it is a link. */
export function CompanyTabs() {
  const { pathname } = useLocation();
  if (!pathname.startsWith(paths.about.replace(/about$/, ''))) return null;
  return (
    <HStack as="nav" aria-label={companyMessages.tabs} columnGap={{ base: '6', md: '10' }} rowGap="0" css={tabBar}>
      {tabs.map(({ label, to }) => (
        <StyledNavLink
          key={to}
          to={to}
          preventScrollReset
          display="inline-flex"
          alignItems="center"
          minH="12"
          mb="-1px"
          fontWeight="600"
          color="fg.muted"
          borderBottomWidth="2px"
          borderColor="transparent"
          _hover={{ color: 'fg' }}
          _currentPage={{ color: 'leaf.fg', borderColor: 'leaf.solid' }}
        >
          {label}
        </StyledNavLink>
      ))}
    </HStack>
  );
}
