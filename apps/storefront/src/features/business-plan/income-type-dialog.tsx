import { Portal } from '@ark-ui/react/portal';
import { Container, Grid, HStack, Stack } from '@shop/design/styled-system/jsx';
import { Button, Eyebrow, Lead, Muted, Text } from '@shop/design/ui/elements';
import { CloseIcon } from '@shop/design/ui/icons';
import { Dialog } from '@shop/design/ui/overlays';
import { useDialogRoot } from '@shop/design/use-dialog-root';
import { businessPlanMessages as messages } from './business-plan.messages.ts';
import { incomeTypes, type IncomeTypeCard } from './income-types.content.ts';

interface IncomeTypeDialogProps {
  type: IncomeTypeCard;
  isOpen: boolean;
  onClose: () => void;
}

/** One income type over the whole screen, with its title and a Close button (specification, section 2, "Business page"). */
export function IncomeTypeDialog({ type, isOpen, onClose }: IncomeTypeDialogProps) {
  return (
    <Dialog.Root {...useDialogRoot(isOpen, onClose)} size="full">
      <Portal>
        <Dialog.Positioner>
          <Dialog.Content bg="bg" minH="100dvh" pb="env(safe-area-inset-bottom)" textStyle="md">
            <Container display="flex" flexDirection="column" flex="1" py={{ base: '6', md: '10' }}>
              <HStack justify="space-between" pb="4" borderBottomWidth="1px">
                <Eyebrow>{messages.partOf(incomeTypes.indexOf(type) + 1, incomeTypes.length)}</Eyebrow>
                <Dialog.CloseTrigger asChild position="static">
                  <Button variant="outline" size="sm">
                    <CloseIcon />
                    {messages.close}
                  </Button>
                </Dialog.CloseTrigger>
              </HStack>
              <IncomeTypeSheet type={type} />
            </Container>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function IncomeTypeSheet({ type }: { type: IncomeTypeCard }) {
  return (
    <Grid
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
        <Muted borderTopWidth="1px" pt="5">
          {messages.payouts}
        </Muted>
        <Text fontWeight="600">{messages.notGuaranteed}</Text>
      </Stack>
    </Grid>
  );
}
