import { Box } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { pagePictureUrl } from '../../shared/portal.ts';
import { Picture } from '../../shared/ui/picture.tsx';

/** The portal's plant pictures with their names. */
const binomials = {
  tulsi: 'Ocimum tenuiflorum',
  amla: 'Phyllanthus emblica',
  ashwagandha: 'Withania somnifera',
  neem: 'Azadirachta indica',
} as const;

export type PlantName = keyof typeof binomials;

/** A plant's picture with its name; decoration. */
export function PlantIllustration({ name }: { name: PlantName }) {
  return (
    <Box as="figure" borderWidth="1px" bg="bg.panel" p="3" aria-hidden="true">
      <Picture src={pagePictureUrl(`specimens/${name}.jpg`)} alt="" sizes="360px" />
      <Text
        as="figcaption"
        textStyle="binomial"
        htmlTranslate="no"
        color="fg.muted"
        fontSize="sm"
        pt="3"
        textAlign="center"
      >
        {binomials[name]}
      </Text>
    </Box>
  );
}
