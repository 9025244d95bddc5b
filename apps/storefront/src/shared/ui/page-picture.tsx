import { Box } from '@shop/design/styled-system/jsx';
import { pagePictureUrl } from '../portal.ts';
import { Picture } from './picture.tsx';

/** A page's own picture, of those below `pages/`; decoration. */
export const PagePicture = ({ name }: { name: string }) => (
  <Box overflow="hidden" borderRadius="l3" bg="bg.subtle">
    <Picture src={pagePictureUrl(`pages/${name}.jpg`)} alt="" sizes="(min-width: 1024px) 384px, 92vw" />
  </Box>
);
