import { TitleAndLead, Unbroken } from '@shop/design/parts/title-and-lead';
import { css } from '@shop/design/styled-system/css';
import { Box, Grid } from '@shop/design/styled-system/jsx';
import { Eyebrow, H2, Muted, Text } from '@shop/design/ui/elements';
import { ArrowRightIcon, CheckIcon } from '@shop/design/ui/icons';
import { BoxIcon, TruckIcon } from '@shop/design/ui/subject-icons';
import { pagePictureUrl } from '../../shared/portal.ts';
import { ButtonLink, StyledLink, TextLink } from '../../shared/ui/links.ts';
import { Page } from '../../shared/ui/page.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { AskUs } from '../company/ask-us.tsx';
import { CompanyTabs } from '../company/company-tabs.tsx';
import { articleMessages } from './article.messages.ts';
import type { Article, ArticleSection } from './article.ts';

const besideContents = css.raw({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'min(16rem, 25%) minmax(0, 65ch)' },
  gap: { base: '8', lg: '20' },
  pt: { base: '2', md: '6' },
});
const besidePicture = css.raw({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 65ch) min(24rem, 40%)' },
  justifyContent: 'space-between',
  gap: { base: '10', lg: '16' },
  pt: { base: '2', md: '12' },
  pb: { base: '8', md: '14' },
});
const prose = css.raw({
  lineHeight: '1.75',
  '& p + p, & p + ul, & ul + p': { marginTop: '4' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
  '& li + li': { marginTop: '2' },
  '& li::marker': { color: 'leaf.fg' },
});

/** An article: a policy with its contents, or a text of the company with a picture. */
export function ArticlePage({ title, lead, steps, sections = [], picture, ways = [], nextStep }: Article) {
  const hasContents = !picture;
  return (
    <Page title={title} description={lead}>
      <CompanyTabs />
      <Grid css={hasContents ? besideContents : besidePicture}>
        {hasContents && <Contents sections={sections} />}
        <article>
          <TitleAndLead title={title} lead={lead} />
          {steps && <Steps steps={steps} />}
          {sections.map((section, index) => (
            <Section key={section.title} {...section} number={hasContents && index + 1} />
          ))}
          {nextStep && (
            <ButtonLink to={nextStep.to} mt={{ base: '8', md: '10' }}>
              <span>{nextStep.label}</span>
              <ArrowRightIcon />
            </ButtonLink>
          )}
          {ways.length > 0 && (
            <Grid columns={{ base: 1, sm: 2 }} gap={{ base: '4', md: '6' }} py="8">
              {ways.map(({ label, text, to }) => (
                <StyledLink
                  key={to}
                  to={to}
                  p="5"
                  bg="bg.panel"
                  borderWidth="1px"
                  borderRadius="l2"
                  _hover={{ borderColor: 'leaf.solid' }}
                >
                  <H2 textStyle="h3" color="leaf.fg">
                    {label}
                  </H2>
                  <Muted pt="1">{text}</Muted>
                </StyledLink>
              ))}
            </Grid>
          )}
          {hasContents && (
            <H2 textStyle="h3" mt={{ base: '12', md: '16' }} pt="8" pb="2" borderTopWidth="1px">
              {articleMessages.questions}
            </H2>
          )}
          {!nextStep && <AskUs />}
        </article>
        {picture && (
          <Box position={{ lg: 'sticky' }} top="32" alignSelf="start" maxW="24rem">
            {'plant' in picture ? (
              <Box as="figure" borderWidth="1px" bg="bg.panel" p="3" aria-hidden="true">
                <Picture src={pagePictureUrl(`specimens/${picture.plant}.jpg`)} sizes="360px" />
                <Muted as="figcaption" textStyle="binomial" htmlTranslate="no" fontSize="sm" pt="3" textAlign="center">
                  {picture.name}
                </Muted>
              </Box>
            ) : (
              <Box overflow="hidden" borderRadius="l3" bg="bg.subtle">
                <Picture src={pagePictureUrl(`pages/${picture.file}.jpg`)} sizes="(min-width: 1024px) 384px, 92vw" />
              </Box>
            )}
          </Box>
        )}
      </Grid>
    </Page>
  );
}

const Contents = ({ sections }: Required<Pick<Article, 'sections'>>) => (
  <Box
    as="nav"
    aria-label={articleMessages.contents}
    hideBelow="lg"
    position="sticky"
    top="28"
    alignSelf="start"
    maxH="calc(100dvh - 9rem)"
    overflowY="auto"
    scrollbarWidth="thin"
  >
    <Eyebrow pb="3">{articleMessages.contents}</Eyebrow>
    <ol>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <TextLink to={`#${id}`} py="1">{`${index + 1}. ${title}`}</TextLink>
        </li>
      ))}
    </ol>
  </Box>
);

const stepIcons = [CheckIcon, BoxIcon, TruckIcon];
const stepColumns = { '@container (min-width: 30rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } };

/** Delivery in three steps: a row where there is room, else a column. */
const Steps = ({ steps }: Required<Pick<Article, 'steps'>>) => (
  <Box containerType="inline-size" mt="8">
    <Grid as="ol" gap="1px" borderWidth="1px" borderRadius="l3" overflow="hidden" bg="border" css={stepColumns}>
      {steps.map(({ when, title, text }, index) => {
        const StepIcon = stepIcons[index] ?? BoxIcon;
        return (
          <Box as="li" key={title} p="5" bg="bg.panel">
            <Box color="leaf.fg" fontSize="2xl" pb="3">
              <StepIcon />
            </Box>
            <Eyebrow>{when}</Eyebrow>
            <Text fontWeight="600" pt="1">
              {title}
            </Text>
            <Muted fontSize="sm">{text}</Muted>
          </Box>
        );
      })}
    </Grid>
  </Box>
);

const Section = ({ id, title, text, number }: ArticleSection & { number: number | false }) => (
  <Box as="section" id={id} aria-labelledby={id && `${id}-title`} pt={{ base: '9', md: '12' }} scrollMarginTop="20">
    {number ? (
      <H2 id={`${id}-title`} textStyle="h3" display="flex" gap={{ base: '2', md: '4' }} pb="3" overflowWrap="anywhere">
        <Box as="span" color="leaf.fg" minW={{ md: '7' }} fontVariantNumeric="tabular-nums lining-nums">
          {number}.
        </Box>
        {title}
      </H2>
    ) : (
      <H2 pb="4">{title}</H2>
    )}
    <Box ps={{ base: '0', md: number ? '11' : '0' }} css={prose}>
      {[text].flat().map((part, index) =>
        typeof part === 'string' ? (
          <p key={index}>{withLinks(part)}</p>
        ) : (
          <ul key={index}>
            {part.map((item) => (
              <li key={item}>{withLinks(item)}</li>
            ))}
          </ul>
        ),
      )}
    </Box>
  </Box>
);

const withLinks = (text: string) =>
  text.split(/\[([^\]]+)\]\(([^)]+)\)/).map((part, index, parts) => {
    const to = parts[index + 1];
    if (index % 3 === 2) return null;
    return index % 3 === 1 && to ? (
      <TextLink key={index} to={to} display="inline">
        {part}
      </TextLink>
    ) : (
      <Unbroken key={index} text={part} />
    );
  });
