import { Stack, type StackProps } from '../../styled-system/jsx/index.js';
import { H1, Lead } from '../ui/elements.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

/** A page's title and lead. */
export const TitleAndLead = ({ title, lead, ...style }: StackProps & { title: string; lead: string }) => (
  <Stack gap={{ base: '2', md: '3' }} {...style}>
    <H1>{title}</H1>
    <Lead>
      <Unbroken text={lead} />
    </Lead>
  </Stack>
);
