import { Notice } from '@shop/design/parts/notice';
import { css } from '@shop/design/styled-system/css';
import { Grid, Stack, Wrap, Box, Flex, HStack, styled } from '@shop/design/styled-system/jsx';
import { H2, Muted, Text, H1, Lead } from '@shop/design/ui/elements';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { useDialogOf } from '@shop/design/use-dialog-of';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { pagePictureUrl } from '../../shared/portal.ts';
import { lazyDialog } from '../../shared/ui/lazy.tsx';
import { ButtonLink } from '../../shared/ui/links.ts';
import { Page } from '../../shared/ui/page.tsx';
import { WHOLE_PHONE, Picture } from '../../shared/ui/picture.tsx';
import { CompanyTabs } from '../company/company-tabs.tsx';
import { closing, companyHead, opening, opportunity, plan, features } from './business-plan.content.ts';
import { businessPlanMessages as messages } from './business-plan.messages.ts';
import { incomeTypes, type IncomeTypeCard } from './income-types.content.ts';

/**
 * The business opportunity on its own, and inside the company page's frame: features, what it is, the plan, the twelve
 * income types (specification, sections 1 and 2).
 */
export default function StartABussinesPage() {
  const isFramed = useLocation().pathname !== paths.startABusiness;
  const { title, lead } = isFramed ? companyHead : opening;
  return (
    <Page title={title} description={lead} canonicalPath={paths.startABusiness}>
      <CompanyTabs />
      <Stack gap={{ base: '12', md: '20' }} pt={{ md: isFramed ? '4' : '0' }}>
        <BusinessOpening />
        <Grid columns={{ base: 1, lg: 2 }} columnGap="20" rowGap={{ base: '8', lg: '10' }}>
          {[opportunity, plan].map(({ title: heading, paragraphs }) => (
            <Stack key={heading} gap="5" maxW="65ch" lineHeight="1.75">
              <H2>{heading}</H2>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Stack>
          ))}
          <Notice tone="info">
            <Text fontWeight="600">{messages.payoutsTitle}</Text>
            <Text>{messages.payouts}</Text>
          </Notice>
          <Notice tone="warning">
            <Text fontWeight="600">{messages.notGuaranteed}</Text>
            <Text>{messages.notGuaranteedWhy}</Text>
          </Notice>
        </Grid>
        <IncomeTiles />
        <Wrap justify="space-between" align="center" gap="6" bg="bg.subtle" borderWidth="1px" borderRadius="l3" p="8">
          <Stack gap="2" maxW="min(52ch, 100%)">
            <H2>{closing.title}</H2>
            <Muted>{closing.text}</Muted>
          </Stack>
          <OpeningLinks />
        </Wrap>
      </Stack>
    </Page>
  );
}

const PICTURE_RATIO = 5 / 4;

function BusinessOpening() {
  return (
    <Box>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap={{ base: '6', md: '8', lg: '12' }}
        alignItems="center"
        pt="2"
        pb="8"
      >
        <Stack gap="3">
          <H1 textStyle="display">{opening.title}</H1>
          <Lead maxW="60ch" textWrap="balance">
            {opening.lead}
          </Lead>
          <OpeningLinks />
        </Stack>
        <Box
          overflow="hidden"
          borderRadius="l3"
          bg="bg.subtle"
          aspectRatio={{ base: '16 / 9', md: 'auto', lg: '3 / 2' }}
          css={{ '& > img': { height: 'full', objectPosition: '50% 85%' } }}
        >
          <Picture
            src={pagePictureUrl('heroes/health.jpg')}
            ratio={PICTURE_RATIO}
            sizes={`(min-width: 1024px) 590px, (min-width: 768px) 340px, ${WHOLE_PHONE}`}
            isFirstView
          />
        </Box>
      </Grid>
      <Grid as="ul" columns={{ base: 1, sm: 2, lg: 3 }} columnGap="8">
        {features.map(({ icon: FeatureIcon, title, text }) => (
          <Flex
            as="li"
            key={title}
            direction={{ base: 'row', sm: 'column' }}
            gap={{ base: '4', sm: '3' }}
            borderTopWidth="1px"
            py={{ base: '4', sm: '6' }}
          >
            <Text as="span" color="leaf.fg" fontSize="2xl" lineHeight="1" pt={{ base: '0.5', sm: '0' }}>
              <FeatureIcon />
            </Text>
            <Box>
              <Text fontWeight="600" fontSize="lg">
                {title}
              </Text>
              <Muted>{text}</Muted>
            </Box>
          </Flex>
        ))}
      </Grid>
    </Box>
  );
}

const OpeningLinks = () => (
  <HStack gap="3" flexWrap="wrap">
    <ButtonLink to={opening.register.to}>{opening.register.label}</ButtonLink>
    <ButtonLink to={opening.contact.to} variant="outline">
      {opening.contact.label}
    </ButtonLink>
  </HStack>
);

const IncomeTypeDialog = lazyDialog(() => import('./income-type-dialog.tsx'));

const tileGrid = css.raw({ bg: 'border', borderWidth: '1px', borderRadius: 'l3', overflow: 'hidden' });

function IncomeTiles() {
  const { item: chosen, open, dialog } = useDialogOf<IncomeTypeCard>();
  return (
    <Box>
      <H2>{messages.tiles}</H2>
      <Muted pt="1" pb="6">
        {messages.tilesHint}
      </Muted>
      <Grid as="ul" columns={{ base: 2, md: 3, lg: 4 }} gap="1px" css={tileGrid}>
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
      {chosen && <IncomeTypeDialog {...dialog} type={chosen} onNext={open} />}
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
