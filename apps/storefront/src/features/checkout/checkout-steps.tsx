import { css } from '@shop/design/styled-system/css';
import { Box, Flex, styled } from '@shop/design/styled-system/jsx';
import { VisuallyHidden } from '@shop/design/ui/elements';
import { CheckIcon } from '@shop/design/ui/icons';
import { checkoutMessages as messages } from './checkout.messages.ts';

/** A line joins each step with the next, where they stand beside each other. */
const step = css.raw({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  '@container (min-width: 19.5rem)': {
    '&:not(:last-child)': { flex: '1 1 auto', _after: { content: '""', flex: '1', borderTopWidth: '1px' } },
  },
  '& span': { minW: '1.375rem', borderWidth: '1px', borderRadius: 'full', textAlign: 'center', lineHeight: '1.25rem' },
  '&[aria-current]': {
    color: 'leaf.fg',
    fontWeight: '600',
    '& span': { bg: 'leaf.solid', borderColor: 'leaf.solid', color: 'leaf.contrast' },
  },
});

const done = css.raw({ color: 'leaf.fg', _after: { borderColor: 'leaf.solid' }, '& svg': { boxSize: '6', m: '-0.5' } });

/** @param current counted from 0 */
export const CheckoutSteps = ({ current }: { current: number }) => (
  <Box containerType="inline-size" textStyle="sm" color="fg.muted">
    <Flex as="ol" aria-label={messages.steps} listStyleType="none" wrap="wrap" columnGap="1.5" rowGap="1">
      {messages.stepNames.map((name, index) => (
        <styled.li
          key={name}
          css={css.raw(step, index < current ? done : {})}
          aria-current={index === current ? 'step' : undefined}
        >
          {index < current ? (
            <>
              <CheckIcon />
              <VisuallyHidden>{messages.stepDone}</VisuallyHidden>
            </>
          ) : (
            <span>{index + 1}</span>
          )}{' '}
          {name}
        </styled.li>
      ))}
    </Flex>
  </Box>
);
