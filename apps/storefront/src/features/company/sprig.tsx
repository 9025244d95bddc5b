import { Box, Text } from '@chakra-ui/react';
import { sprigShapes, type SprigName, type SprigShape } from './sprig-shapes.ts';

const STEM_FOOT = 268;
const STEM_TIP = 44;

const leaf = (length: number, width: number) =>
  `M0 0C${length * 0.3} ${-width} ${length * 0.72} ${-width * 0.9} ${length} 0C${length * 0.72} ${width * 0.9} ${length * 0.3} ${width} 0 0Z`;

/** A pressed sprig on its sheet, grown from a few numbers, with its name beneath. */
export function Sprig({ name }: { name: SprigName }) {
  const shape: SprigShape = sprigShapes[name];
  return (
    <Box as="figure" borderWidth="1px" bg="bg.panel" p="4" aria-hidden="true">
      <Box borderWidth="1px" bg="bg.subtle">
        <svg
          viewBox="24 24 152 262"
          width="100%"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          focusable="false"
        >
          <Stem shape={shape} />
        </svg>
      </Box>
      <Text as="figcaption" textStyle="binomial" color="fg.muted" fontSize="sm" pt="3" textAlign="center">
        {shape.binomial}
      </Text>
    </Box>
  );
}

function Stem({ shape }: { shape: SprigShape }) {
  const { pairs, leafLength, leafWidth, angle, fruit } = shape;
  const nodes = Array.from({ length: pairs }, (_, index) => {
    const share = index / pairs;
    return { y: STEM_FOOT - 46 - share * (STEM_FOOT - 46 - STEM_TIP), size: 1 - 0.5 * share };
  });
  return (
    <g stroke="var(--shop-colors-leaf-solid)" strokeWidth="1.2">
      <path d={`M100 ${STEM_FOOT}C98 200 102 120 100 ${STEM_TIP}`} strokeWidth="1.8" />
      {nodes.map(({ y, size }) =>
        [-1, 1].map((side) => (
          <g key={`${y} ${side}`} transform={`translate(100 ${y}) scale(${side * size} ${size}) rotate(${angle - 90})`}>
            <path d={leaf(leafLength, leafWidth)} fill="var(--shop-colors-leaf-muted)" />
            <path d={`M3 0H${leafLength - 4}`} strokeWidth="0.7" />
          </g>
        )),
      )}
      {fruit === 'none' && (
        <g transform={`translate(100 ${STEM_TIP + 4}) rotate(-90) scale(0.5)`}>
          <path d={leaf(leafLength, leafWidth)} fill="var(--shop-colors-leaf-muted)" />
        </g>
      )}
      {fruit === 'spike' &&
        [0, 8, 16, 24].map((drop) => (
          <path
            key={drop}
            d={`M100 ${STEM_TIP + drop}c-6-1-9-4-9-8 5 0 8 3 9 8Zm0 0c6-1 9-4 9-8-5 0-8 3-9 8Z`}
            fill="var(--shop-colors-turmeric-solid)"
            stroke="none"
          />
        ))}
      {fruit === 'berries' &&
        nodes
          .filter((_, index) => index % 2 === 0)
          .map(({ y, size }, index) => (
            <circle
              key={y}
              cx={100 + (index % 2 === 0 ? 8 : -8) * size}
              cy={y - 7 * size}
              r={5.5 * size}
              fill="var(--shop-colors-turmeric-solid)"
              stroke="none"
            />
          ))}
    </g>
  );
}
