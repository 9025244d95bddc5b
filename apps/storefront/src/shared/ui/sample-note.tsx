import { Text } from '@shop/design/ui/elements';
import { brand } from '../env.ts';

/** Below a number that is made up. */
export const SampleNote = () =>
  brand.specimenNote && (
    <Text textStyle="xs" color="fg.muted">
      {brand.specimenNote}
    </Text>
  );
