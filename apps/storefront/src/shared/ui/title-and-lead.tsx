import { Heading, Text, type TextProps } from '@shop/design/ui/elements';

interface TitleAndLeadProps extends Omit<TextProps, 'title'> {
  title: string;
  lead: string;
}

/** A page's title and lead; the style is the lead's. */
export function TitleAndLead({ title, lead, ...style }: TitleAndLeadProps) {
  return (
    <>
      <Heading as="h1" textStyle="h1">
        {title}
      </Heading>
      <Text textStyle="lead" color="fg.muted" {...style}>
        {lead}
      </Text>
    </>
  );
}
