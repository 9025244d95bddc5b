import { Portal } from '@ark-ui/react/portal';
import { Container, Grid, HStack, Stack } from '@shop/design/styled-system/jsx';
import { Button, Eyebrow, Lead, Muted, Text } from '@shop/design/ui/elements';
import { ArrowRightIcon, CloseIcon } from '@shop/design/ui/icons';
import { Dialog } from '@shop/design/ui/overlays';
import { useDialogRoot, type DialogProps } from '@shop/design/use-dialog-root';
import { formatApiRupees } from '@shop/domain/money/format-rupees';
import { businessPlanMessages as messages } from './business-plan.messages.ts';
import { incomeTypes, type IncomeTypeCard } from './income-types.content.ts';

interface IncomeTypeDialogProps extends DialogProps {
  type: IncomeTypeCard;
  onNext: (next: IncomeTypeCard) => void;
}

/** One income type over the whole screen, with its title and a Close button (specification, section 2, "Business page"). */
export default function IncomeTypeDialog({ type, onNext, ...dialog }: IncomeTypeDialogProps) {
  const index = incomeTypes.indexOf(type);
  const next = incomeTypes[(index + 1) % incomeTypes.length] ?? type;
  return (
    <Dialog.Root {...useDialogRoot(dialog)} size="full">
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content bg="bg" minH="100dvh" pb="env(safe-area-inset-bottom)" textStyle="md">
            <Container display="flex" flexDirection="column" flex="1" py={{ base: '6', md: '10' }}>
              <HStack justify="space-between" pb="4" borderBottomWidth="1px">
                <Eyebrow>{messages.partOf(index + 1, incomeTypes.length)}</Eyebrow>
                <Dialog.CloseTrigger asChild position="static">
                  <Button variant="outline" size="sm">
                    <CloseIcon />
                    {messages.close}
                  </Button>
                </Dialog.CloseTrigger>
              </HStack>
              <IncomeTypeSheet type={type} />
              <Button variant="outline" alignSelf={{ md: 'flex-end' }} onClick={() => onNext(next)}>
                <span>{messages.next(next.title)}</span>
                <ArrowRightIcon />
              </Button>
            </Container>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

/** In rupees. */
const EXAMPLE_MRP = 1_000;
const EXAMPLE_TURNOVER = 10_000;

function exampleOf({ percent, isUpperLimit }: IncomeTypeCard): string {
  const shareOf = (rupees: number) => (rupees * percent) / 100;
  return isUpperLimit
    ? messages.exampleDiscount(
        percent,
        formatApiRupees(EXAMPLE_MRP),
        formatApiRupees(EXAMPLE_MRP - shareOf(EXAMPLE_MRP)),
      )
    : messages.exampleBonus(percent, formatApiRupees(EXAMPLE_TURNOVER), formatApiRupees(shareOf(EXAMPLE_TURNOVER)));
}

function IncomeTypeSheet({ type }: { type: IncomeTypeCard }) {
  return (
    <Grid
      aria-live="polite"
      my="auto"
      py="10"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'auto minmax(0, 34rem)' }}
      gap={{ base: '6', lg: '20' }}
      justifyContent="space-between"
      alignItems="center"
    >
      <Text
        textStyle="heading"
        color="leaf.fg"
        lineHeight="0.9"
        fontSize="clamp(6rem, 2rem + 18vw, 17rem)"
        letterSpacing="-0.04em"
      >
        {type.isUpperLimit && (
          <Lead as="span" display="block" letterSpacing="0" pb="3">
            {messages.upTo}
          </Lead>
        )}
        <span>{messages.percent(type.percent)}</span>
      </Text>
      <Stack gap="5">
        <Dialog.Title textStyle="h1">{type.title}</Dialog.Title>
        <Dialog.Description textStyle="lead" color="fg">
          {type.text}
        </Dialog.Description>
        <Text borderTopWidth="1px" pt="5">
          {exampleOf(type)}
        </Text>
        <Muted>{messages.payouts}</Muted>
        <Text fontWeight="600">{messages.notGuaranteed}</Text>
      </Stack>
    </Grid>
  );
}
