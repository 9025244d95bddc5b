import { css } from '@shop/design/styled-system/css';
import { Grid, Stack } from '@shop/design/styled-system/jsx';
import { H3, Muted, Text } from '@shop/design/ui/elements';
import { Unbroken } from '@shop/design/parts/title-and-lead';
import { reasons } from './home.content.ts';
import { homeMessages } from './home.messages.ts';

/** A row to swipe on phones, five columns on desktops. */
const row = css.raw({
  display: 'grid',
  gridAutoFlow: { base: 'column', md: 'row' },
  gridAutoColumns: 'min(15rem, 72%)',
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' },
  columnGap: { base: '5', md: '8', lg: '6' },
  rowGap: '8',
  overflowX: { base: 'auto', md: 'visible' },
  scrollSnapType: { base: 'x proximity', md: 'none' },
  mx: { base: '-4', sm: '-6', md: '0' },
  px: { base: '4', sm: '6', md: '0' },
  scrollPaddingInline: { base: '4', sm: '6', md: '0' },
  pb: { base: '2', md: '0' },
});

export function Reasons() {
  return (
    <Grid as="ol" role="list" aria-label={homeMessages.whyChooseUs} tabIndex={0} css={row}>
      {reasons.map(({ title, text }, index) => (
        <Stack
          as="li"
          key={title}
          gap={{ base: '2', md: '3' }}
          borderTopWidth="1px"
          borderColor="fg"
          pt={{ base: '3', md: '4' }}
          scrollSnapAlign="start"
        >
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
