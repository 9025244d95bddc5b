import { Box, HStack } from '@shop/design/styled-system/jsx';
import { IconButton, Text } from '@shop/design/ui/elements';
import { CloseIcon } from '@shop/design/ui/icons';
import { AlertIcon } from '@shop/design/ui/subject-icons';
import { selectUser } from '../session/session.slice.ts';
import { useAppSelector } from '../../shared/app-store.ts';
import { lastPaymentOf, readVerdict, useValidatePaymentMutation } from './checkout.api.ts';
import { checkoutMessages } from './checkout.messages.ts';

/** Shown after a failed validation of this account, until dismissed or followed by another. */
export function LastPaymentBanner() {
  const owner = useAppSelector(selectUser)?.email ?? '';
  const [, { data, reset }] = useValidatePaymentMutation({ fixedCacheKey: lastPaymentOf(owner) });
  const verdict = data === undefined ? null : readVerdict({ data });
  if (!verdict?.ok || verdict.response) return null;

  return (
    <HStack
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
        <Text fontWeight="600">{checkoutMessages.lastPaymentFailed}</Text>
        <Text textStyle="sm">{checkoutMessages.cartKept}</Text>
      </Box>
      <IconButton variant="ghost" size="sm" aria-label={checkoutMessages.dismissBanner} onClick={reset}>
        <CloseIcon />
      </IconButton>
    </HStack>
  );
}
