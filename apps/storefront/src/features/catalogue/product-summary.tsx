import { Box, Heading, HStack, Icon, Stack, Text } from '@chakra-ui/react';
import type { Product } from '@shop/api-contract/model';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { LockIcon, TruckIcon } from '@shop/design/ui/subject-icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Price } from '../../shared/ui/price.tsx';
import { catalogueMessages } from './catalogue.messages.ts';

interface ProductSummaryProps {
  product: Product;
  /** Quantity and button, passed in by the page: the cart's. */
  buyBox: ReactNode;
}

/** The buy column: what it is, what it costs, how to have it. */
export function ProductSummary({ product, buyBox }: ProductSummaryProps) {
  return (
    <Stack gap="6">
      <Stack gap="3">
        <HStack justify="space-between" color="fg.muted" textStyle="eyebrow">
          <Box asChild _hover={{ color: 'fg', textDecoration: 'underline' }}>
            <Link to={paths.productCategory(product.category_name)}>{product.category_name}</Link>
          </Box>
          <Text as="span">
            {catalogueMessages.productCode} {product.product_code}
          </Text>
        </HStack>
        <Heading as="h1" textStyle="h1">
          {product.product_title}
        </Heading>
        <Text textStyle="lead" color="fg.muted">
          {product.product_desc}
        </Text>
      </Stack>
      <HStack align="baseline" gap="3" flexWrap="wrap">
        <Price rupees={product.product_price} fontSize="3xl" />
        <Text color="fg.muted">{catalogueMessages.inclusiveOfTaxes}</Text>
      </HStack>
      <HStack gap="3" borderBlockWidth="1px" py="3">
        <Text color="fg.muted">{catalogueMessages.size}</Text>
        <Text fontWeight="600">{`${product.product_quantity} ${product.size_type_id}`}</Text>
      </HStack>
      {buyBox}
      <Box
        asChild
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
        <Link to={paths.startABusiness}>
          {catalogueMessages.registerBanner}
          <ArrowRightIcon />
        </Link>
      </Box>
      <Stack gap="2" color="fg.muted" fontSize="sm">
        <HStack gap="3">
          <Icon as={TruckIcon} boxSize="5" />
          <Text>{catalogueMessages.shipsIn}</Text>
        </HStack>
        <HStack gap="3">
          <Icon as={LockIcon} boxSize="5" />
          <Text>{catalogueMessages.securePayment}</Text>
        </HStack>
      </Stack>
    </Stack>
  );
}
