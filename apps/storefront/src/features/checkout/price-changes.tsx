import { Flex, Stack, styled } from '@shop/design/styled-system/jsx';
import { Button, H3, Text, VisuallyHidden } from '@shop/design/ui/elements';
import { itemId } from '@shop/domain/cart/cart';
import { formatRupees } from '@shop/domain/money/format-rupees';
import type { Paise } from '@shop/domain/money/paise';
import { useEffect, useRef } from 'react';
import { describeItem } from '../cart/describe-item.ts';
import type { ShownLine } from '../cart/use-cart.ts';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { PriceChanges as Changes } from './payment-attempt.ts';

interface PriceChangesProps {
  changes: Changes;
  /** Displayed when the button was pressed. */
  totalBefore: Paise;
  /** Null when nothing can be ordered. */
  totalNow: Paise | null;
  onAgree: () => void;
}

/** Price changes line by line, to be accepted before paying. */
export function PriceChanges({ changes, totalBefore, totalNow, onAgree }: PriceChangesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  return (
    <Stack as="section" aria-labelledby="price-changes" gap="3" bg="bg.warning" p="5" mb="6">
      <H3 id="price-changes" ref={heading} tabIndex={-1} outline="none">
        {messages.pricesChanged}
      </H3>
      <Text>{messages.pricesChangedLead}</Text>
      <styled.ul listStyleType="none" borderTopWidth="1px" borderColor="border.emphasized">
        {changes.map(({ before, after }) => (
          <Flex
            as="li"
            key={itemId(after.line)}
            justify="space-between"
            wrap="wrap"
            columnGap="4"
            py="2.5"
            borderBottomWidth="1px"
            borderColor="border.emphasized"
          >
            <Text overflowWrap="anywhere">
              {titleOf(after, before)} × {after.line.quantity}
            </Text>
            <FromTo
              from={before.status === 'available' ? formatRupees(before.unitPrice) : messages.notAvailable}
              to={after.status === 'available' ? messages.each(formatRupees(after.unitPrice)) : messages.notAvailable}
            />
          </Flex>
        ))}
      </styled.ul>
      <Flex justify="space-between" wrap="wrap" columnGap="4" fontWeight="600">
        <Text>{messages.total}</Text>
        <FromTo
          from={formatRupees(totalBefore)}
          to={totalNow === null ? messages.nothingLeft : formatRupees(totalNow)}
        />
      </Flex>
      {totalNow !== null && (
        <Button mt="1" onClick={onAgree}>
          {messages.agreeToTotal(formatRupees(totalNow))}
        </Button>
      )}
    </Stack>
  );
}

function FromTo({ from, to }: { from: string; to: string }) {
  return (
    <Text fontVariantNumeric="tabular-nums">
      <VisuallyHidden>{messages.before}</VisuallyHidden> <styled.del color="fg.muted">{from}</styled.del>{' '}
      <VisuallyHidden>{messages.now}</VisuallyHidden>{' '}
      <styled.ins textDecoration="none" fontWeight="600">
        {to}
      </styled.ins>
    </Text>
  );
}

const titleOf = (...lines: ShownLine[]): string => {
  const known = lines.find((line) => line.status === 'available');
  return known ? describeItem(known.item).title : messages.unknownItem;
};
