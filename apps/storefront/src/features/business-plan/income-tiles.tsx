import { Box, Grid } from '@shop/design/styled-system/jsx';
import { Heading, Text } from '@shop/design/ui/elements';
import { useState } from 'react';
import { businessPlanMessages as messages } from './business-plan.messages.ts';
import { IncomeTile } from './income-tile.tsx';
import { incomeTypes, type IncomeTypeCard } from './income-types.content.ts';
import { Lazy } from '../../shared/ui/lazy.tsx';

const loadDialog = () => import('./income-type-dialog.tsx');

/** The twelve income types; each opens in full size. */
export function IncomeTiles() {
  const [chosen, setChosen] = useState<IncomeTypeCard>();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const open = (type: IncomeTypeCard) => {
    setChosen(type);
    setIsOpen(true);
  };

  return (
    <Box>
      <Heading as="h2" textStyle="h2">
        {messages.tiles}
      </Heading>
      <Text color="fg.muted" pt="1" pb="6">
        {messages.tilesHint}
      </Text>
      <Grid
        as="ul"
        listStyleType="none"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
        gap="1px"
        bg="border"
        borderWidth="1px"
      >
        {incomeTypes.map((type, index) => (
          <Box as="li" key={type.id}>
            <IncomeTile type={type} number={index + 1} onOpen={() => open(type)} />
          </Box>
        ))}
      </Grid>
      <Lazy load={loadDialog} isWanted={isOpen} onFailure={close}>
        {({ IncomeTypeDialog }) => chosen && <IncomeTypeDialog type={chosen} isOpen={isOpen} onClose={close} />}
      </Lazy>
    </Box>
  );
}
