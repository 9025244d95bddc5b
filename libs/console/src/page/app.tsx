import { Box, Container, Grid, SkipNavContent, SkipNavLink, useMediaQuery } from '@chakra-ui/react';
import { ConnectionNote } from '../panels/connection.tsx';
import { ConsoleProvider } from '../panels/console-provider.tsx';
import { ConsoleTabs } from '../panels/console-tabs.tsx';
import { RequestsPanel } from '../panels/requests-panel.tsx';
import { tabMessages, type TabName } from '../tabs.messages.ts';
import { appMessages } from './app.messages.ts';
import { Header } from './header.tsx';
import { useAddress } from './use-address.ts';

const all = Object.keys(tabMessages.names) as TabName[];
const besideRequests = all.filter((name) => name !== 'requests');

/** The console as a page. On a wide screen requests have their own column, on a phone their own tab. */
export function App() {
  const [{ world, tab }, go] = useAddress();
  const [isWide] = useMediaQuery(['(min-width: 68rem)'], { ssr: false });
  const chooseTab = (name: TabName) => go({ tab: name });

  return (
    <ConsoleProvider world={world} onWorldChange={(name) => go({ world: name })}>
      <SkipNavLink>{appMessages.skip}</SkipNavLink>
      <Header />
      <SkipNavContent asChild>
        <Container as="main" tabIndex={-1} outline="none" maxW="1600px" py="4" pb="16">
          <Box mb="4" _empty={{ display: 'none' }}>
            <ConnectionNote />
          </Box>
          {isWide ? (
            <Grid templateColumns="minmax(0, 5fr) minmax(0, 6fr)" gap="10" alignItems="start">
              <Box pt="1">
                <RequestsPanel />
              </Box>
              <ConsoleTabs
                names={besideRequests}
                chosen={tab === 'requests' ? 'situations' : tab}
                onChoose={chooseTab}
              />
            </Grid>
          ) : (
            <ConsoleTabs names={all} chosen={tab} onChoose={chooseTab} />
          )}
        </Container>
      </SkipNavContent>
    </ConsoleProvider>
  );
}
