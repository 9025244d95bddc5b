import { Box, Button } from '@chakra-ui/react';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import { useId, useState, type ReactNode } from 'react';

/** A collapsible section. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
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
