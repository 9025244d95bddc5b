import type { ReactNode } from 'react';
import { styled } from '../../styled-system/jsx/index.js';
import type { SystemStyleObject } from '../../styled-system/types/index.js';
import { ChevronDownIcon } from '../ui/icons.tsx';

interface AccordionPartProps {
  title: string;
  /** Beside the title, while closed and open. */
  note?: string;
  isOpenAtFirst?: boolean;
  /** Of its heading. */
  level?: 2 | 3;
  children: ReactNode;
}

const styles: SystemStyleObject = {
  borderBottomWidth: '1px',
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    py: '4',
    textStyle: 'h3',
    cursor: 'pointer',
    '@media (forced-colors: active)': { borderWidth: '1px', px: '3' },
    '&::-webkit-details-marker': { display: 'none' },
  },
  '& summary div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' },
  '& summary :is(h2, h3)': { overflowWrap: 'anywhere' },
  '& summary p': { textStyle: 'sm', fontFamily: 'body', fontWeight: '400', color: 'fg.muted', lineClamp: 1 },
  '& summary svg': { color: 'fg.muted', transition: 'rotate 0.2s' },
  '&[open] summary svg': { rotate: '180deg' },
  '& .content': { pt: '2.5', pb: '6', maxW: '65ch', lineHeight: '1.7' },
  '& .content ul': { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'disc', paddingInlineStart: '5' },
  '& .content li': { display: 'list-item', _marker: { color: 'leaf.fg' } },
};

/** A heading that opens its content, also before hydration. */
export const AccordionItem = ({ title, note, isOpenAtFirst = false, level = 2, children }: AccordionPartProps) => (
  <styled.details css={styles} open={isOpenAtFirst}>
    <summary>
      <div>
        {level === 2 ? <h2>{title}</h2> : <h3>{title}</h3>}
        {note && <p>{note}</p>}
      </div>
      <ChevronDownIcon />
    </summary>
    <div className="content">{children}</div>
  </styled.details>
);
