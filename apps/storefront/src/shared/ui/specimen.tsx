import { Box } from '@shop/design/styled-system/jsx';
import { Text } from '@shop/design/ui/elements';
import { pagePictureUrl } from '../portal.ts';
import { ShopPicture } from './shop-picture.tsx';

/** The herbarium sheets of the portal, with the names that stand beneath them. */
const binomials = {
  tulsi: 'Ocimum tenuiflorum',
  amla: 'Phyllanthus emblica',
  ashwagandha: 'Withania somnifera',
  neem: 'Azadirachta indica',
  rose: 'Rosa damascena',
  saffron: 'Crocus sativus',
  giloy: 'Tinospora cordifolia',
  moringa: 'Moringa oleifera',
} as const;

export type SpecimenName = keyof typeof binomials;

/** A pressed plant on its sheet, with its name beneath. Decoration: the page says everything without it. */
export function Specimen({ name }: { name: SpecimenName }) {
  return (
    <Box as="figure" borderWidth="1px" bg="bg.panel" p="3" aria-hidden="true">
      <ShopPicture
        src={pagePictureUrl(`specimens/${name}.jpg`)}
        alt=""
        sizes="(min-width: 1024px) 360px, 60vw"
        isFirstView
      />
      <Text as="figcaption" textStyle="binomial" color="fg.muted" fontSize="sm" pt="3" textAlign="center">
        {binomials[name]}
      </Text>
    </Box>
  );
}
