import { Section } from '@shop/design/parts/section';
import { Unbroken } from '@shop/design/parts/title-and-lead';
import { css } from '@shop/design/styled-system/css';
import { Grid, Stack, Box, Container, Flex, HStack } from '@shop/design/styled-system/jsx';
import { VisuallyHidden, H3, Muted, Text, H2, Small } from '@shop/design/ui/elements';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { heroRows } from '@shop/domain/catalogue/hero-rows';
import { useSelector } from 'react-redux';
import { useLists } from '../../shared/api/use-lists.ts';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { pagePictureUrl } from '../../shared/portal.ts';
import { ExternalButton } from '../../shared/ui/external-links.tsx';
import { ButtonLink, StyledLink } from '../../shared/ui/links.ts';
import { PageHead } from '../../shared/ui/page.tsx';
import { HALF_OF_PHONE, Picture } from '../../shared/ui/picture.tsx';
import { ListsNote } from '../../shared/ui/retry-panel.tsx';
import { StructuredData } from '../../shared/ui/structured-data.tsx';
import { BuyableProductCard } from '../cart/buyable-product-card.tsx';
import { useListCategoriesQuery, useListHeroProductsQuery } from '../catalogue/catalogue.api.ts';
import { Goods } from '../catalogue/product-grid.tsx';
import { selectIsSignedIn } from '../session/session.slice.ts';
import { HeroSlides, Testimonials } from './carousels.tsx';
import { CategoryGrid, swipedOnPhones } from './category-grid.tsx';
import { organisation, website, reasons, joinUs } from './home.content.ts';
import { homeMessages } from './home.messages.ts';
import { promotions } from './promotions.content.ts';

/** Home, in the order of the specification (section 1). */
export default function HomePage() {
  const categoryList = useListCategoriesQuery();
  const heroList = useListHeroProductsQuery();
  const lists = useLists(categoryList, heroList);
  const { forYou, topSelling } = heroRows(heroList.data ?? []);

  const row = (products: typeof forYou, title: string) => (
    <Goods
      layout="page"
      title={title}
      products={lists.isReady ? products : undefined}
      card={(product) => <BuyableProductCard product={product} level={3} isBrief />}
    />
  );

  return (
    <>
      <PageHead title={homeMessages.title} description={homeMessages.description} canonicalPath={paths.home} />
      <StructuredData data={website} />
      <StructuredData data={organisation} />
      {/* The slides' titles come and go. */}
      <VisuallyHidden as="h1">{homeMessages.title}</VisuallyHidden>
      <HeroSlides />
      <Section title={homeMessages.categories} py={{ mdDown: '3', xl: '5' }}>
        <ListsNote {...lists} />
        <CategoryGrid categories={lists.isReady ? categoryList.data : undefined} />
      </Section>
      <Section title={homeMessages.productsForYou} aside={<SeeAll />} pt="0">
        {row(forYou, homeMessages.productsForYou)}
      </Section>
      <Section title={homeMessages.promotionsTitle} bg="bg.subtle" borderBlockWidth="1px">
        <Promotions />
      </Section>
      <Section title={homeMessages.whyChooseUs}>
        <Reasons />
      </Section>
      <Section title={homeMessages.topSelling} aside={<SeeAll />} pt="0">
        {row(topSelling, homeMessages.topSelling)}
      </Section>
      <Section title={homeMessages.testimonials} bg="bg.subtle" borderTopWidth="1px">
        <Testimonials />
      </Section>
      <JoinUs />
    </>
  );
}

const SeeAll = () => (
  <StyledLink
    to={paths.products}
    display="inline-flex"
    alignItems="center"
    gap="2"
    minH="11"
    fontWeight="600"
    overflowWrap="anywhere"
    color="leaf.fg"
    _hover={{ textDecoration: 'underline' }}
  >
    {homeMessages.seeAll}
    <ArrowRightIcon />
  </StyledLink>
);

const row = css.raw(swipedOnPhones, {
  gridAutoColumns: 'min(15rem, 72%)',
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))', lg: 'repeat(5, minmax(0, 1fr))' },
  columnGap: { base: '5', md: '8', lg: '6' },
  rowGap: '8',
  pb: { base: '2', md: '0' },
});

function Reasons() {
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

/** A deep green in dark mode, which is less glaring. */
const band = { bg: { base: 'leaf.solid', _dark: 'leaf.subtle' }, color: { base: 'leaf.contrast', _dark: 'fg' } };

const firstButton = {
  px: { base: '4', sm: '8' },
  bg: { base: 'leaf.contrast', _dark: 'leaf.solid' },
  color: { base: 'leaf.solid', _dark: 'leaf.contrast' },
  _hover: { textDecoration: 'underline' },
};

/** Registered members see the link to their portal (specification, section 1). */
function JoinUs() {
  const isMember = useSelector(selectIsSignedIn);
  return (
    <Box as="section" aria-labelledby="join-us" {...band} mb={{ base: '-16', md: '-24' }}>
      <Container py={{ base: '14', md: '20' }}>
        <Flex
          justify="space-between"
          align={{ base: 'flex-start', lg: 'center' }}
          direction={{ base: 'column', lg: 'row' }}
          gap="8"
        >
          <Stack gap="3" maxW="36rem">
            <H2 id="join-us" textStyle="h1">
              {homeMessages.joinUs}
            </H2>
            <Text textStyle="lead">{isMember ? joinUs.member : joinUs.visitor}</Text>
          </Stack>
          <HStack gap="3" flexWrap="wrap">
            {isMember ? (
              <ExternalButton {...firstButton} size="lg" href={brand.memberPortalUrl}>
                {homeMessages.memberPortal}
              </ExternalButton>
            ) : (
              <ButtonLink {...firstButton} size="lg" to={paths.register}>
                {joinUs.register}
                <ArrowRightIcon />
              </ButtonLink>
            )}
            <ButtonLink
              to={paths.startABusiness}
              size="lg"
              px={{ base: '4', sm: '8' }}
              variant="outline"
              borderColor="current"
              color="inherit"
              _hover={{ bg: 'transparent', borderColor: 'current', textDecoration: 'underline' }}
            >
              {joinUs.business}
            </ButtonLink>
          </HStack>
        </Flex>
      </Container>
    </Box>
  );
}

const WIDE = 8 / 5;

function Promotions() {
  return (
    <Grid gridTemplateColumns={{ base: 'twoOrOne', md: 'repeat(2, minmax(0, 1fr))' }} gap={{ base: '4', md: '6' }}>
      {promotions.map(({ slug, binomial, title, text }) => (
        <StyledLink
          key={slug}
          to={paths.product(slug)}
          position="relative"
          overflow="hidden"
          borderRadius="l3"
          bg="bg.panel"
          borderWidth="1px"
          className="group"
          display="flex"
          flexDirection={{ base: 'column', lg: 'row' }}
        >
          <Box overflow="hidden" flex={{ lg: '0 0 54%' }} css={{ '& > *': { height: { lg: '100%' } } }}>
            <Picture
              src={pagePictureUrl(`banners/${slug}.jpg`)}
              ratio={WIDE}
              sizes={`(min-width: 768px) 46vw, ${HALF_OF_PHONE}`}
            />
          </Box>
          <Stack gap="1" flex="1" minW="0" p={{ base: '3', md: '6' }}>
            <Small textStyle="binomial" fontSize="sm" lineHeight="1.3" lang="la" htmlTranslate="no">
              {binomial}
            </Small>
            <H3 _groupHover={{ color: 'leaf.fg' }}>{title}</H3>
            <Muted fontSize={{ base: 'sm', md: 'md' }}>{text}</Muted>
            <HStack
              as="span"
              gap="2"
              mt="auto"
              pt={{ base: '1', lg: '4' }}
              fontWeight="600"
              color="leaf.fg"
              _groupHover={{ textDecoration: 'underline' }}
            >
              {homeMessages.shopNow}
              <ArrowRightIcon />
            </HStack>
          </Stack>
        </StyledLink>
      ))}
    </Grid>
  );
}
