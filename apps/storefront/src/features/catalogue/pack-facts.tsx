import type { Product } from '@shop/api-contract/model';
import { Box, Grid } from '@shop/design/styled-system/jsx';
import { H2, Small, Text, TextAnchor, Verbatim } from '@shop/design/ui/elements';
import { packSize, unitPrice } from '@shop/domain/catalogue/pack';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { useId, type ReactNode } from 'react';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { TextLink } from '../../shared/ui/links.ts';
import { SampleMark } from '../../shared/ui/sample-note.tsx';
import { catalogueMessages } from './catalogue.messages.ts';

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
          <TextAnchor display="inline" href={`mailto:${brand.supportEmail}`}>
            {brand.supportEmail}
          </TextAnchor>
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
