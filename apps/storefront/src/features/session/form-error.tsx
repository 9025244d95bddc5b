import { HStack } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { AlertIcon } from '@shop/design/ui/subject-icons';

/** What is wrong with the form as a whole, where the eye is; the toast has told it aloud. */
export function FormError({ text }: { text: string }) {
  return (
    <HStack alignItems="flex-start" gap="3" bg="bg.error" color="fg.error" px="4" py="3" borderRadius="l2">
      <AlertIcon style={{ flexShrink: 0, marginTop: '0.15em' }} />
      <Text color="fg">{text}</Text>
    </HStack>
  );
}
