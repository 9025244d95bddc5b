import { Heading, Text, type TextProps } from '@shop/design/ui/elements';

interface TitleAndLeadProps extends Omit<TextProps, 'title'> {
  title: string;
  lead: string;
}

/** What a page is called, and in a sentence what it is about; the style is the sentence's. */
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
