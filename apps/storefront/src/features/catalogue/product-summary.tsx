import { css } from '@shop/design/styled-system/css';
import type { Product } from '@shop/api-contract/model';
import { HStack, Stack } from '@shop/design/styled-system/jsx';
import { H1, Lead, Muted, Text, Verbatim } from '@shop/design/ui/elements';
import { VegetarianMark } from '@shop/design/ui/drawings';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { LockIcon } from '@shop/design/ui/subject-icons';
import { packSize } from '@shop/domain/catalogue/pack';
import type { ReactNode } from 'react';
import { brand } from '../../shared/env.ts';
import { paths } from '../../shared/paths.ts';
import { StyledLink } from '../../shared/ui/links.ts';
import { Price } from './price.tsx';
import { catalogueMessages } from './catalogue.messages.ts';

interface ProductSummaryProps {
  product: Product;
  /** Quantity and button, passed in by the page: the cart's. The others are the page's as well. */
  buyBox: ReactNode;
  offer: ReactNode;
  delivery: ReactNode;
  help: ReactNode;
}

export function ProductSummary({ product, buyBox, offer, delivery, help }: ProductSummaryProps) {
  return (
    <Stack gap="6">
      <Stack gap="3">
        <HStack justify="space-between" color="fg.muted" textStyle="eyebrow">
          <StyledLink
            to={paths.productCategory(product.category_name)}
            overflowWrap="anywhere"
            _hover={{ color: 'fg', textDecoration: 'underline' }}
          >
            {product.category_name}
          </StyledLink>
          <Text as="span" flexShrink="0">
            {catalogueMessages.productCode} <Verbatim>{product.product_code}</Verbatim>
          </Text>
        </HStack>
        <H1>{product.product_title}</H1>
        <Lead>{product.product_desc}</Lead>
      </Stack>
      <HStack alignItems="baseline" gap="3" flexWrap="wrap">
        <Price rupees={product.product_price} fontSize="min(1.875rem, 14vw)" />
        <Muted>{catalogueMessages.inclusiveOfTaxes}</Muted>
      </HStack>
      <HStack gap="3" flexWrap="wrap" borderBlockWidth="1px" py="3">
        <Muted>{catalogueMessages.size}</Muted>
        <Text fontWeight="600">{packSize(product)}</Text>
        {brand.isVegetarian && (
          <HStack gap="2" ms="auto">
            <VegetarianMark className={css({ boxSize: '5', flexShrink: '0', color: 'leaf.solid' })} />
            <Text>{catalogueMessages.vegetarian}</Text>
          </HStack>
        )}
      </HStack>
      {buyBox}
      <StyledLink
        to={paths.startABusiness}
        bg="turmeric.subtle"
        color="turmeric.fg"
        borderRadius="l2"
        px="4"
        minH="12"
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        fontWeight="600"
        _hover={{ textDecoration: 'underline' }}
      >
        {catalogueMessages.registerBanner}
        <ArrowRightIcon />
      </StyledLink>
      {offer}
      {delivery}
      <HStack gap="3" color="fg.muted" fontSize="sm">
        <LockIcon className={css({ boxSize: '5', flexShrink: '0' })} />
        <Text>{catalogueMessages.securePayment}</Text>
      </HStack>
      {help}
    </Stack>
  );
}
