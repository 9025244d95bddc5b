import { Grid, Stack } from '@shop/design/styled-system/jsx';
import { H3, Muted, Text } from '@shop/design/ui/elements';
import { Unbroken } from '@shop/design/ui/unbroken';
import { reasons } from './home.content.ts';

export function Reasons() {
  return (
    <Grid
      as="ol"
      listStyleType="none"
      gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(5, 1fr)' }}
      gap={{ base: '0', sm: '8', lg: '6' }}
    >
      {reasons.map(({ title, text }, index) => (
        <Stack as="li" key={title} gap="3" borderTopWidth="1px" borderColor="fg" pt="4" pb={{ base: '6', sm: '0' }}>
          <Text textStyle="price" color="leaf.fg" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </Text>
          <H3>{title}</H3>
          <Muted>
            <Unbroken text={text} />
          </Muted>
        </Stack>
      ))}
    </Grid>
  );
}
