import { Text, type TextProps } from '@shop/design/ui/elements';
import { formatApiRupees } from '@shop/domain/money/format-rupees';

interface PriceProps extends TextProps {
  /** In rupees, as the contract gives it. */
  rupees: number;
}

/** A price with tabular figures; whole rupees lose their `.00`. */
export function Price({ rupees, ...style }: PriceProps) {
  return (
    <Text as="span" textStyle="price" {...style}>
      {formatApiRupees(rupees)}
    </Text>
  );
}
