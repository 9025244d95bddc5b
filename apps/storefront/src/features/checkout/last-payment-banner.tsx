import { Box, HStack } from '@shop/design/styled-system/jsx';
import { IconButton, Text } from '@shop/design/ui/elements';
import { CloseIcon } from '@shop/design/ui/icons';
import { AlertIcon } from '@shop/design/ui/subject-icons';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../shared/app-store.ts';
import { checkoutMessages, outcomeWarnings } from './checkout.messages.ts';
import { selectUnsuccessful, unsuccessfulShown } from './payment.slice.ts';

/** How the last attempt of this account ended, in one place, until it is dismissed or followed by another. */
export function LastPaymentBanner() {
  const dispatch = useAppDispatch();
  const unsuccessful = useSelector(selectUnsuccessful);
  if (!unsuccessful) return null;
  const { status, message } = unsuccessful;
  const warning = status === 'succeeded' ? null : outcomeWarnings[status];

  return (
    <HStack
      role="alert"
      alignItems="flex-start"
      gap="4"
      bg="bg.error"
      borderInlineStartWidth="4px"
      borderColor="clay.solid"
      ps="4"
      pe="1"
      py="1"
      mb="6"
    >
      <Box color="clay.fg" fontSize="xl" pt="2.5">
        <AlertIcon />
      </Box>
      <Box flex="1" py="2.5">
        {message !== null && <Text fontWeight="600">{checkoutMessages.lastPaymentFailed}</Text>}
        {warning && <Text>{warning}</Text>}
        <Text textStyle="sm">{message ?? checkoutMessages.unreported}</Text>
        <Text textStyle="sm">{checkoutMessages.cartKept}</Text>
      </Box>
      <IconButton
        size="sm"
        aria-label={checkoutMessages.dismissBanner}
        onClick={() => dispatch(unsuccessfulShown(null))}
      >
        <CloseIcon />
      </IconButton>
    </HStack>
  );
}
