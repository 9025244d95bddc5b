import { Box, HStack } from '@chakra-ui/react';
import { NavLink } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { companyMessages } from './company.messages.ts';

const tabs = [
  { label: companyMessages.about, to: paths.about },
  { label: companyMessages.vision, to: paths.vision },
  { label: companyMessages.mission, to: paths.mission },
];

/** The tab bar of the company pages. Each tab is an address of its own, hence a link. */
export function CompanyTabs() {
  return (
    <HStack
      as="nav"
      aria-label={companyMessages.tabs}
      wrap="wrap"
      columnGap={{ base: '6', md: '10' }}
      rowGap="0"
      borderBottomWidth="1px"
    >
      {tabs.map(({ label, to }) => (
        <Box
          asChild
          key={to}
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
          <NavLink to={to} preventScrollReset>
            {label}
          </NavLink>
        </Box>
      ))}
    </HStack>
  );
}
