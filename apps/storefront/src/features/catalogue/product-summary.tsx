import type { Product } from '@shop/api-contract/model';
import { css } from '@shop/design/styled-system/css';
import { HStack, Stack, Box, Grid } from '@shop/design/styled-system/jsx';
import { VegetarianMark } from '@shop/design/ui/drawings';
import { Amount, H1, Lead, Muted, Small, Text, H2, Verbatim } from '@shop/design/ui/elements';
import { dailyUse } from '@shop/domain/catalogue/daily-use';
import { packSize, unitPrice } from '@shop/domain/catalogue/pack';
import { formatApiRupees, formatRupees } from '@shop/domain/money/format-rupees';
import { type ReactNode, useId } from 'react';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { ContactLink } from '../../shared/ui/external-links.tsx';
import { StyledLink, TextLink } from '../../shared/ui/links.ts';
import { SampleMark } from '../../shared/ui/sample-note.tsx';
import { catalogueMessages } from './catalogue.messages.ts';

const NO_BREAK = '\u00a0';

interface ProductSummaryProps {
  product: Product;
  /** Quantity and button, passed in by the page: the cart's. The others are the page's as well. */
  buyBox: ReactNode;
  assurance: ReactNode;
  offer: ReactNode;
}

export function ProductSummary({ product, buyBox, assurance, offer }: ProductSummaryProps) {
  return (
    <Stack gap={{ base: '4', md: '3.5' }}>
      <Stack gap={{ base: '1', md: '2' }}>
        {/* On phones the step back above the picture says it. */}
        <StyledLink
          to={paths.productList({ category: product.category_name })}
          hideBelow="md"
          // Over the title, whose letters reach above their line.
          position="relative"
          alignSelf="flex-start"
          py="1"
          my="-1"
          color="fg.muted"
          textStyle="eyebrow"
          overflowWrap="anywhere"
          _hover={{ color: 'fg', textDecoration: 'underline' }}
        >
          {product.category_name}
        </StyledLink>
        <H1>{product.product_title}</H1>
        <Lead textWrap="balance">{product.product_desc}</Lead>
        <Stack gap={{ base: '2', md: '3' }} pt={{ md: '1' }}>
          <HStack alignItems="baseline" columnGap="3" rowGap="0" flexWrap="wrap">
            <Amount fontSize="2xl">{formatApiRupees(product.product_price)}</Amount>
            <Muted>{catalogueMessages.inclusiveOfTaxes}</Muted>
            <Small flexBasis="full">{catalogueMessages.shippingCost}</Small>
          </HStack>
          <InShort product={product} />
        </Stack>
      </Stack>
      <Stack gap={{ base: '4', md: '3.5' }} _print={{ display: 'none' }}>
        {buyBox}
        {offer}
      </Stack>
      <HStack gap="3" flexWrap="wrap" borderTopWidth="1px" pt={{ base: '4', md: '3.5' }}>
        <Muted>{catalogueMessages.size}</Muted>
        <Text fontWeight="600" overflowWrap="anywhere">
          {packSize(product)}
        </Text>
        {brand.isVegetarian && (
          <HStack gap="2" ms="auto">
            <VegetarianMark className={css({ boxSize: '5', color: 'leaf.solid' })} />
            <Text>{catalogueMessages.vegetarian}</Text>
          </HStack>
        )}
      </HStack>
      {assurance}
    </Stack>
  );
}

/** What a product comes down to, in a line: `6 plants · 3 capsules a day · 30 days · ₹41.67 a day`; what is not known is left out. */
function InShort({ product }: { product: Product }) {
  const { composition, directions } = product;
  const use = directions && dailyUse({ ...product, directions });
  const facts = [
    ...(composition ? [catalogueMessages.plantCount(composition.plants.length)] : []),
    ...(directions ? [catalogueMessages.aDay(directions.amount, directions.unit)] : []),
    ...(use ? [catalogueMessages.days(use.days), catalogueMessages.priceADay(formatRupees(use.dayPrice))] : []),
  ];
  // A single one would say little.
  if (facts.length < 2) return null;
  return (
    <Text textStyle="sm" fontVariantNumeric="tabular-nums">
      {facts.map((fact) => fact.replaceAll(' ', NO_BREAK)).join(`${NO_BREAK}· `)}
    </Text>
  );
}

/** What a label has to say besides the ingredients: how much, at what price, by whom, from where. */
export function PackFacts({ product }: { product: Product }) {
  const id = useId();
  const price = unitPrice(product);
  return (
    <Box as="section" aria-labelledby={id} pt={{ base: '10', md: '16' }}>
      <H2 id={id} textStyle="h3" pb="4">
        {catalogueMessages.inThePack}
      </H2>
      <Grid as="dl" columns={{ base: 1, sm: 2, lg: 4 }} columnGap="8">
        <Fact term={catalogueMessages.netQuantity}>{packSize(product)}</Fact>
        {price !== null && (
          <Fact term={catalogueMessages.unitPrice}>
            {catalogueMessages.perUnit(formatRupees(price), product.size_type_id)}
          </Fact>
        )}
        <Fact term={catalogueMessages.productCode}>
          <Verbatim>{product.product_code}</Verbatim>
        </Fact>
        <Fact term={catalogueMessages.countryOfOrigin}>{brand.countryOfOrigin}</Fact>
        <Fact term={catalogueMessages.fssaiLicence}>
          <TextLink display="inline" to={paths.fssai}>
            {brand.fssaiLicence}
          </TextLink>
          <SampleMark />
        </Fact>
        <Fact term={catalogueMessages.customerCare}>
          <ContactLink display="inline" to={brand.supportEmail} />
        </Fact>
        <Fact term={catalogueMessages.tested}>
          <TextLink display="inline" to={paths.resources}>
            {catalogueMessages.batchReports}
          </TextLink>
        </Fact>
        <Fact term={catalogueMessages.madeBy}>{[brand.legalName, ...brand.address].join(', ')}</Fact>
      </Grid>
    </Box>
  );
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <Box borderTopWidth="1px" py="3">
    <Small as="dt">{term}</Small>
    <Text as="dd" overflowWrap="anywhere">
      {children}
    </Text>
  </Box>
);
