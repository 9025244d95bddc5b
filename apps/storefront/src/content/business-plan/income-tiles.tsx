import { Box, Flex, Grid, styled } from '@shop/design/styled-system/jsx';
import { H2, Muted, Text } from '@shop/design/ui/elements';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { Lazy } from '../../shared/ui/lazy.tsx';
import { useDialogOf } from '@shop/design/use-dialog-of';
import { businessPlanMessages as messages } from './business-plan.messages.ts';
import { incomeTypes, type IncomeTypeCard } from './income-types.content.ts';

const loadDialog = () => import('./income-type-dialog.tsx');

export function IncomeTiles() {
  const { item: chosen, isOpen, open, close } = useDialogOf<IncomeTypeCard>();
  return (
    <Box>
      <H2>{messages.tiles}</H2>
      <Muted pt="1" pb="6">
        {messages.tilesHint}
      </Muted>
      <Grid
        as="ul"
        columns={{ base: 2, md: 3, lg: 4 }}
        gap="1px"
        bg="border"
        borderWidth="1px"
        borderRadius="l3"
        overflow="hidden"
      >
        {incomeTypes.map((type, index) => (
          <li key={type.id}>
            <Tile type="button" aria-haspopup="dialog" className="group" onClick={() => open(type)}>
              <Flex as="span" justify="space-between" align="center" color="fg.muted">
                <Text as="span" textStyle="price" fontSize="sm" aria-hidden="true">
                  {String(index + 1).padStart(2, '0')}
                </Text>
                <Box as="span" color="leaf.fg">
                  <ArrowRightIcon />
                </Box>
              </Flex>
              <Muted as="span" mt="auto" pt="1" minH="6" fontSize="sm">
                {type.isUpperLimit && messages.upTo}
              </Muted>
              <Text as="span" textStyle="display" color="leaf.fg">
                {messages.percent(type.percent)}
              </Text>
              <Text as="span" pt="2" fontWeight="600" lineHeight="1.35" minH={{ base: '3.2em', md: '0' }}>
                {type.title}
              </Text>
            </Tile>
          </li>
        ))}
      </Grid>
      <Lazy load={loadDialog} isWanted={isOpen} onFailure={close}>
        {({ IncomeTypeDialog }) =>
          chosen && <IncomeTypeDialog type={chosen} isOpen={isOpen} onClose={close} onNext={open} />
        }
      </Lazy>
    </Box>
  );
}

const Tile = styled('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'stretch',
    textAlign: 'start',
    width: 'full',
    height: 'full',
    minH: { base: '10rem', md: '13rem' },
    p: { base: '4', md: '5' },
    bg: 'bg.panel',
    cursor: 'pointer',
    transition: 'background-color 0.2s',
    _hover: { bg: 'leaf.subtle' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
