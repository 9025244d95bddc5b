import { H1, Lead, type TextProps } from '../ui/elements.tsx';
import { Unbroken } from '../ui/unbroken.tsx';

interface TitleAndLeadProps extends Omit<TextProps, 'title'> {
  title: string;
  lead: string;
}

/** A page's title and lead; the style is the lead's. */
export function TitleAndLead({ title, lead, ...style }: TitleAndLeadProps) {
  return (
    <>
      <H1>{title}</H1>
      <Lead {...style}>
        <Unbroken text={lead} />
      </Lead>
    </>
  );
}
