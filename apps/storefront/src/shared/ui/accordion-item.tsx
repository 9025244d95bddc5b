import { Box } from '@shop/design/styled-system/jsx';
import type { SystemStyleObject } from '@shop/design/styled-system/types';
import { ChevronDownIcon } from '@shop/design/ui/icons';
import { useId, useState, type ReactNode } from 'react';

interface AccordionPartProps {
  title: string;
  isOpenAtFirst?: boolean;
  children: ReactNode;
}

const styles: SystemStyleObject = {
  borderBottomWidth: '1px',
  overflowAnchor: 'none',
  '& h2 button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    width: 'full',
    py: '5',
    textStyle: 'h3',
    textAlign: 'start',
    cursor: 'pointer',
  },
  '& h2 svg': { flexShrink: '0', color: 'fg.muted', transition: 'rotate 0.2s' },
  '&[data-open] h2 svg': { rotate: '180deg' },
  '& .opened': { display: 'grid', gridTemplateRows: '0fr', transition: 'grid-template-rows 0.2s' },
  '&[data-open] .opened': { gridTemplateRows: '1fr' },
  // Closed, its content is hidden from keyboard and screen readers.
  '& [role=region]': { minH: '0', overflow: 'hidden', visibility: 'hidden', transition: 'visibility 0.2s' },
  '&[data-open] [role=region]': { visibility: 'visible' },
  '& .told': { pt: '2.5', pb: '6', maxW: '65ch', lineHeight: '1.7' },
  '& .told ul': { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'disc', paddingInlineStart: '5' },
  '& .told li': { display: 'list-item', _marker: { color: 'leaf.fg' } },
};

/** A heading that opens its content, native so that it works before hydration. */
export function AccordionItem({ title, isOpenAtFirst = false, children }: AccordionPartProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  return (
    <Box css={styles} data-open={isOpen || undefined}>
      <h2>
        <button
          type="button"
          id={id}
          aria-expanded={isOpen}
          aria-controls={`${id}-part`}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <ChevronDownIcon />
        </button>
      </h2>
      <div className="opened">
        <div role="region" id={`${id}-part`} aria-labelledby={id}>
          <div className="told">{children}</div>
        </div>
      </div>
    </Box>
  );
}
