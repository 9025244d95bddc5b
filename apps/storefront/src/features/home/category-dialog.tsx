import type { Category } from '@shop/api-contract/model';
import { Flex, Stack } from '@shop/design/styled-system/jsx';
import { Muted } from '@shop/design/ui/elements';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import ShopDialog from '@shop/design/ui/shop-dialog';
import type { DialogProps } from '@shop/design/use-dialog-root';
import { paths } from '../../shared/paths.ts';
import { pagePictureUrl } from '../../shared/portal.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { categoryPromotions } from './home.content.ts';
import { homeMessages } from './home.messages.ts';

export default function CategoryDialog({ category, ...dialog }: DialogProps & { category: Category }) {
  const name = category.category_name;
  const { picture, text } = categoryPromotions[name.trim().startsWith('Baby') ? 'Baby' : 'Beauty'];

  return (
    <ShopDialog {...dialog} title={name} size="md">
      <Stack gap="5" pb="2">
        {/* In a window that is not high enough the sky is cut off. */}
        <Flex align="flex-end" maxH="50dvh" overflow="hidden" borderRadius="l2" bg="bg.subtle">
          <Picture
            src={pagePictureUrl(`promotions/${picture}`)}
            alt={name}
            sizes="(min-width: 768px) 480px, 90vw"
            isFirstView
          />
        </Flex>
        <Muted>{text}</Muted>
        <ButtonLink to={paths.productList({ category: name })} onClick={dialog.onClose} alignSelf="flex-start">
          <span>{homeMessages.seeCategory(name)}</span>
          <ArrowRightIcon />
        </ButtonLink>
      </Stack>
    </ShopDialog>
  );
}
