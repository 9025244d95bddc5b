import { HStack } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { AlertIcon } from '@shop/design/ui/subject-icons';

/** An error of the whole form; the toast has announced it. */
export function FormError({ text }: { text: string }) {
  return (
    <HStack alignItems="flex-start" gap="3" bg="bg.error" color="fg.error" px="4" py="3" borderRadius="l2">
      <AlertIcon style={{ flexShrink: 0, marginTop: '0.15em' }} />
      <Text color="fg">{text}</Text>
    </HStack>
  );
}
