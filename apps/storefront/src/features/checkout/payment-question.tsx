import { Flex, Stack, styled, type FlexProps } from '@shop/design/styled-system/jsx';
import { Button, H3, Text, VisuallyHidden } from '@shop/design/ui/elements';
import { itemId } from '@shop/domain/cart/cart';
import { formatRupees } from '@shop/domain/money/format-rupees';
import { fromRupees, type Paise } from '@shop/domain/money/paise';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { describeItem } from '../cart/describe-item.ts';
import type { ShownLine } from '../cart/use-cart.ts';
import { AddressText } from '../delivery/address-text.tsx';
import { checkoutMessages as messages } from './checkout.messages.ts';
import type { OpenOrder, PaymentQuestion as Question } from './payment.slice.ts';

interface PaymentQuestionProps {
  question: Question;
  /** Null when nothing can be ordered. */
  totalNow: Paise | null;
  /** Pays for the cart, for this order, or for another one beside it, at the total that the button names. */
  pay: (order?: OpenOrder | 'another', total?: Paise) => void;
}

/** What was found before paying, to be accepted first. */
export function PaymentQuestion({ question, totalNow, pay }: PaymentQuestionProps) {
  switch (question.about) {
    case 'prices':
      return (
        <QuestionBox title={messages.pricesChanged} lead={messages.pricesChangedLead}>
          <styled.ul borderTopWidth="1px" borderColor="border.emphasized">
            {question.changes.map(({ before, after }) => (
              <Change
                as="li"
                key={itemId(after.line)}
                of={`${titleOf(after, before)} × ${after.line.quantity}`}
                from={before.status === 'available' ? formatRupees(before.unitPrice) : messages.notAvailable}
                to={after.status === 'available' ? messages.each(formatRupees(after.unitPrice)) : messages.notAvailable}
                py="2.5"
                borderBottomWidth="1px"
                borderColor="border.emphasized"
              />
            ))}
          </styled.ul>
          <Totals from={question.shown} to={totalNow} />
          {totalNow !== null && <Button onClick={() => pay()}>{messages.agreeToTotal(formatRupees(totalNow))}</Button>}
        </QuestionBox>
      );
    case 'total': {
      const amount = fromRupees(question.order.amount);
      return (
        <QuestionBox title={messages.amountDiffers} lead={messages.amountDiffersLead}>
          <Totals from={question.shown} to={amount} />
          <Button onClick={() => pay(question, amount)}>{messages.agreeToTotal(formatRupees(amount))}</Button>
        </QuestionBox>
      );
    }
    case 'open-order': {
      const { order, isElsewhere } = question;
      const { id, deliver_to: to } = order;
      const amount = fromRupees(order.amount);
      const payIt = { text: messages.payOpenOrder(formatRupees(amount)), act: () => pay(question, amount) };
      const another = { text: messages.orderAnother, act: () => pay('another') };
      return (
        <QuestionBox title={messages.orderOpen} lead={messages.orderOpenLead(id)}>
          {isElsewhere && <Text>{to ? messages.goesElsewhere : messages.goesSomewhere}</Text>}
          {isElsewhere && to && <AddressText to={to} />}
          {(isElsewhere ? [another, payIt] : [payIt, another]).map(({ text, act }, index) => (
            <Button key={text} variant={index === 0 ? 'solid' : 'outline'} onClick={act}>
              {text}
            </Button>
          ))}
        </QuestionBox>
      );
    }
  }
}

/** What is to be answered before paying; takes the focus. */
function QuestionBox({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="section" aria-labelledby={id} gap="3" bg="bg.warning" p="5" mb="6">
      <H3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </H3>
      <Text overflowWrap="anywhere">{lead}</Text>
      {children}
    </Stack>
  );
}

const Totals = ({ from, to }: { from: Paise; to: Paise | null }) => (
  <Change
    of={messages.total}
    from={formatRupees(from)}
    to={to === null ? messages.nothingLeft : formatRupees(to)}
    fontWeight="600"
  />
);

const Change = ({ of, from, to, ...style }: FlexProps & Record<'of' | 'from' | 'to', string>) => (
  <Flex justify="space-between" wrap="wrap" columnGap="4" {...style}>
    <Text overflowWrap="anywhere">{of}</Text>
    <Text fontVariantNumeric="tabular-nums">
      <VisuallyHidden>{messages.before}</VisuallyHidden> <styled.del color="fg.muted">{from}</styled.del>{' '}
      <VisuallyHidden>{messages.now}</VisuallyHidden>{' '}
      <styled.ins textDecoration="none" fontWeight="600">
        {to}
      </styled.ins>
    </Text>
  </Flex>
);

const titleOf = (...lines: ShownLine[]): string => {
  const known = lines.find((line) => line.status === 'available');
  return known ? describeItem(known.item).title : messages.unknownItem;
};
