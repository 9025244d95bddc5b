import { TitleAndLead } from '@shop/design/parts/title-and-lead';
import { css } from '@shop/design/styled-system/css';
import { Box, Flex, Grid, Stack, type BoxProps } from '@shop/design/styled-system/jsx';
import { Seal, SheetCorner } from '@shop/design/ui/drawings';
import { ButtonAnchor, Muted, Text } from '@shop/design/ui/elements';
import { MailIcon } from '@shop/design/ui/subject-icons';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '../../shared/env.ts';
import { TextLink } from '../../shared/ui/links.ts';
import { Page } from '../../shared/ui/page.tsx';
import { supportMail } from '../company/support-mail.ts';
import { fssai, iso, type Certificate } from './certificates.content.ts';
import { certificateMessages as messages } from './policies.messages.ts';

/** A certificate's picture (specification, section 2), a sample drawn by us. */
export default function CertificatePage() {
  const { pathname } = useLocation();
  const certificate = pathname === fssai.path ? fssai : iso;
  const { title, lead, covers, check, sheet } = certificate;
  const other = certificate === iso ? fssai : iso;
  return (
    <Page title={title} description={lead}>
      <Grid
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'min(26.5rem, 45%) minmax(0, 1fr)' }}
        gridTemplateRows={{ lg: 'auto 1fr' }}
        columnGap={{ lg: '16', xl: '20' }}
        rowGap={{ base: '6', lg: '8' }}
        alignItems="start"
      >
        <TitleAndLead title={title} lead={lead} gridArea={{ lg: '1 / 2' }} maxW={{ base: '34rem', lg: 'none' }} />
        <Box gridArea={{ lg: '1 / 1 / span 2' }} maxW="34rem" position="relative" containerType="inline-size">
          <Box boxShadow="md" borderWidth="1px">
            <CertificateSheet certificate={certificate} />
          </Box>
          <Facts label={messages.facts} facts={sheet.rows} css={readOnSheet} />
        </Box>
        <Stack gap={{ base: '5', lg: '7' }} maxW={{ base: '34rem', lg: 'none' }}>
          <Facts
            label={messages.about}
            facts={[
              { label: messages.covers, value: covers },
              { label: messages.check, value: check },
              { label: messages.also, value: <TextLink to={other.path}>{other.title}</TextLink> },
            ]}
          />
          <Text>{messages.note}</Text>
          <ButtonAnchor href={supportMail(title)} variant="outline" alignSelf="flex-start">
            <MailIcon />
            {messages.ask}
          </ButtonAnchor>
        </Stack>
      </Grid>
    </Page>
  );
}

/** On a sheet of this width its letters can be read, so that the list is for screen readers. */
const readOnSheet = css.raw({ '@container (min-width: 20rem)': { srOnly: true } });

interface FactsProps extends BoxProps {
  label: string;
  facts: readonly { label: string; value: ReactNode }[];
}

const Facts = ({ label, facts, ...style }: FactsProps) => (
  <Box as="dl" aria-label={label} borderTopWidth="1px" {...style}>
    {facts.map((fact) => (
      <Flex key={fact.label} wrap="wrap" columnGap="4" py="3" borderBottomWidth="1px">
        <Muted as="dt" flex="0 0 9rem">
          {fact.label}
        </Muted>
        <Text as="dd" flex="1 1 14rem" maxW="65ch" fontVariantNumeric="tabular-nums">
          {fact.value}
        </Text>
      </Flex>
    ))}
  </Box>
);

const WIDTH = 600;
const HEIGHT = 800;
const CENTRE = WIDTH / 2;
/** Of the rows; their letters are 12 px high on a phone of 360. */
const MARGIN = 58;
const FIRST_ROW = 404;
const ROW = 56;

const muted = 'var(--shop-colors-fg-muted)';
const leaf = 'var(--shop-colors-leaf-solid)';
const hairline = 'var(--shop-colors-border)';

const acrossSheet = css({
  fontSize: '112px',
  fontWeight: '600',
  letterSpacing: '12px',
  fill: 'clay.fg',
  fillOpacity: 0.11,
});
const sheetTitle = css({ fontSize: '47px', textStyle: 'heading', fill: 'fg' });

function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { kicker, title, rows, authority } = certificate.sheet;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      role="img"
      aria-label={brand.specimenNote ? messages.sampleOf(certificate.title) : certificate.title}
      textAnchor="middle"
      className={css({ fontSize: '22px', fill: 'fg.muted' })}
    >
      <rect width={WIDTH} height={HEIGHT} fill="var(--shop-colors-bg-panel)" />
      <rect x="18" y="18" width={WIDTH - 36} height={HEIGHT - 36} fill="none" stroke={leaf} strokeWidth="2" />
      <rect x="27" y="27" width={WIDTH - 54} height={HEIGHT - 54} fill="none" stroke={hairline} />
      {[
        [27, 27, 0],
        [WIDTH - 27, 27, 90],
        [WIDTH - 27, HEIGHT - 27, 180],
        [27, HEIGHT - 27, 270],
      ].map(([x, y, turn]) => (
        <SheetCorner key={turn} transform={`translate(${x} ${y}) rotate(${turn})`} />
      ))}
      {brand.specimenNote && (
        <text transform={`translate(${CENTRE} ${HEIGHT / 2 + 70}) rotate(-32)`} className={acrossSheet}>
          {messages.sample}
        </text>
      )}
      <Seal transform={`translate(${CENTRE} 122)`} />
      <text x={CENTRE} y="218" className={css({ letterSpacing: '0.5px' })}>
        {kicker}
      </text>
      {title.map((line, index) => (
        <text key={line} x={CENTRE} y={276 + index * 50} className={sheetTitle}>
          {line}
        </text>
      ))}
      {rows.map(({ label, value }, index) => (
        <g key={label} transform={`translate(0 ${FIRST_ROW + index * ROW})`}>
          <path d={`M${MARGIN} -34H${WIDTH - MARGIN}`} stroke={hairline} />
          <text x={MARGIN} textAnchor="start">
            {label}
          </text>
          <text x={WIDTH - MARGIN} textAnchor="end" className={css({ fontWeight: '600', fill: 'fg' })}>
            {value}
          </text>
        </g>
      ))}
      <path d={`M${MARGIN} ${FIRST_ROW + rows.length * ROW - 34}H${WIDTH - MARGIN}`} stroke={hairline} />
      <path d={`M${CENTRE - 136} 706h272`} stroke={muted} />
      <text x={CENTRE} y="732">
        {authority}
      </text>
    </svg>
  );
}
