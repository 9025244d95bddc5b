import { Stack, type StackProps } from '../../styled-system/jsx/index.js';
import { H1, Lead } from '../ui/elements.tsx';

/** A page's title and lead. */
export const TitleAndLead = ({ title, lead, ...style }: StackProps & { title: string; lead: string }) => (
  <Stack gap={{ base: '2', md: '3' }} {...style}>
    <H1>{title}</H1>
    <Lead>
      <Unbroken text={lead} />
    </Lead>
  </Stack>
);

/** A number to another, as of hours or days, and the word e-mail. */
const KEPT = /(\d[\d:.,]* to \d(?:[\d:.,]*\d)?|e-mail)/i;

/** A text whose ranges of numbers, and whose "e-mail", stay on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(KEPT).map((part, index) => (
    <span key={index} style={index % 2 === 1 ? { whiteSpace: 'nowrap' } : {}}>
      {part}
    </span>
  ));
