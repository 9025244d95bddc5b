import { Box, Button } from '@chakra-ui/react';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import { useId, useState, type ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

/** A collapsible section. */
export function Disclosure({ title, isOpenAtFirst = false, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const contentId = useId();
  return (
    <Box borderWidth="1px" borderRadius="l2">
      <Button
        variant="ghost"
        size="sm"
        w="full"
        px="3"
        justifyContent="space-between"
        aria-expanded={isOpen}
        aria-controls={contentId}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <Box as="span" transform={isOpen ? 'rotate(180deg)' : 'none'}>
          <ChevronDownIcon />
        </Box>
      </Button>
      <Box id={contentId} hidden={!isOpen} p="3">
        {children}
      </Box>
    </Box>
  );
}
