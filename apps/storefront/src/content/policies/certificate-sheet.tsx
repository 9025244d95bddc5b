import { css } from '@shop/design/styled-system/css';
import { Seal, SheetCorner } from '@shop/design/ui/drawings';
import { brand } from '../../shared/env.ts';
import { certificateMessages } from './policies.messages.ts';
import type { Certificate } from './certificates.content.ts';

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

export function CertificateSheet({ certificate }: { certificate: Certificate }) {
  const { kicker, title, rows, authority } = certificate.sheet;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      role="img"
      aria-label={brand.specimenNote ? certificateMessages.sampleOf(certificate.title) : certificate.title}
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
        <text
          transform={`translate(${CENTRE} ${HEIGHT / 2 + 70}) rotate(-32)`}
          className={css({
            fontSize: '112px',
            fontWeight: '600',
            letterSpacing: '12px',
            fill: 'clay.fg',
            fillOpacity: 0.11,
          })}
        >
          {certificateMessages.sample}
        </text>
      )}
      <Seal transform={`translate(${CENTRE} 122)`} />
      <text x={CENTRE} y="218" className={css({ letterSpacing: '0.5px' })}>
        {kicker}
      </text>
      {title.map((line, index) => (
        <text
          key={line}
          x={CENTRE}
          y={276 + index * 50}
          className={css({ fontSize: '47px', textStyle: 'heading', fill: 'fg' })}
        >
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
