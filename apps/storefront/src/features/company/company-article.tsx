import { Box, Stack } from '@shop/design/styled-system/jsx';
import { H2, Text } from '@shop/design/ui/elements';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { ButtonLink } from '../../shared/ui/links.ts';
import { IllustratedText } from './illustrated-text.tsx';
import { PlantIllustration } from './plant-illustration.tsx';
import type { CompanyText } from './company.content.ts';
import { TitleAndLead } from '@shop/design/parts/title-and-lead';

export function CompanyArticle({ text }: { text: CompanyText }) {
  return (
    <IllustratedText picture={<PlantIllustration name={text.plant} />}>
      <Box as="article">
        <TitleAndLead title={text.title} lead={text.lead} pt="4" />
        {text.sections.map(({ title, paragraphs }) => (
          <Stack as="section" key={title} gap="4" pt={{ base: '9', md: '12' }} lineHeight="1.75">
            <H2>{title}</H2>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        ))}
        <ButtonLink to={text.wayOn.to} mt={{ base: '8', md: '10' }}>
          <span>{text.wayOn.label}</span>
          <ArrowRightIcon />
        </ButtonLink>
      </Box>
    </IllustratedText>
  );
}
