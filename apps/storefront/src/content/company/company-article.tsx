import { Box, Stack } from '@shop/design/styled-system/jsx';
import { H2, Text } from '@shop/design/ui/elements';
import { ArrowRightIcon } from '@shop/design/ui/icons';
import { pagePictureUrl } from '../../shared/portal.ts';
import { ButtonLink } from '../../shared/ui/links.ts';
import { Picture } from '../../shared/ui/picture.tsx';
import { IllustratedText } from './illustrated-text.tsx';
import { binomials, type CompanyText } from './company.content.ts';
import { TitleAndLead } from '@shop/design/parts/title-and-lead';

export function CompanyArticle({ text }: { text: CompanyText }) {
  return (
    <IllustratedText
      picture={
        <Box as="figure" borderWidth="1px" bg="bg.panel" p="3" aria-hidden="true">
          <Picture src={pagePictureUrl(`specimens/${text.plant}.jpg`)} alt="" sizes="360px" />
          <Text
            as="figcaption"
            textStyle="binomial"
            htmlTranslate="no"
            color="fg.muted"
            fontSize="sm"
            pt="3"
            textAlign="center"
          >
            {binomials[text.plant]}
          </Text>
        </Box>
      }
    >
      <Box as="article">
        <TitleAndLead title={text.title} lead={text.lead} />
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
