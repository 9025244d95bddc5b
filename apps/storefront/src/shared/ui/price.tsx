import { Text, type TextProps } from '@chakra-ui/react';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { fromRupees } from '@shop/domain/money/paise';

interface PriceProps extends TextProps {
  /** In rupees, as the contract gives it. */
  rupees: number;
}

/** A price with tabular figures; whole rupees lose their `.00`. */
export function Price({ rupees, ...style }: PriceProps) {
  return (
    <Text as="span" textStyle="price" {...style}>
      {formatRupees(fromRupees(rupees))}
    </Text>
  );
}
