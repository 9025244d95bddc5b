import { almond } from './almond.ts';
import { aloe } from './aloe.ts';
import { amla } from './amla.ts';
import { arjuna } from './arjuna.ts';
import { ashwagandha } from './ashwagandha.ts';
import { boswellia } from './boswellia.ts';
import { brahmi } from './brahmi.ts';
import { fenugreek } from './fenugreek.ts';
import { giloy } from './giloy.ts';
import { ginger } from './ginger.ts';
import { gymnema } from './gymnema.ts';
import { lotus } from './lotus.ts';
import { moringa } from './moringa.ts';
import { neem } from './neem.ts';
import type { Plant } from './plant.ts';
import { rose } from './rose.ts';
import { saffron } from './saffron.ts';
import { sandalwood } from './sandalwood.ts';
import { shatavari } from './shatavari.ts';
import { tulsi } from './tulsi.ts';
import { turmeric } from './turmeric.ts';

/** Every plant that the shop's plates can show. */
export const plants = {
  almond,
  aloe,
  amla,
  arjuna,
  ashwagandha,
  boswellia,
  brahmi,
  fenugreek,
  giloy,
  ginger,
  gymnema,
  lotus,
  moringa,
  neem,
  rose,
  saffron,
  sandalwood,
  shatavari,
  tulsi,
  turmeric,
} as const satisfies Record<string, Plant>;

/** The name of a plant that can be drawn. */
export type PlantName = keyof typeof plants;

/** How much room a plant takes at its ordinary size, in pixels. */
export interface PlantSize {
  /** To either side of its foot. */
  readonly reach: number;
  /** Above its foot. */
  readonly tall: number;
  /** Below it: rootlets, seeds strewn before it. */
  readonly below: number;
  /** Half the width of what touches the ground. */
  readonly foot: number;
}

/** Measured from the drawings. */
export const plantSizes: Record<PlantName, PlantSize> = {
  almond: { reach: 314, tall: 714, below: 26, foot: 170 },
  aloe: { reach: 370, tall: 682, below: 24, foot: 130 },
  amla: { reach: 268, tall: 816, below: 4, foot: 34 },
  arjuna: { reach: 260, tall: 752, below: 12, foot: 120 },
  ashwagandha: { reach: 196, tall: 780, below: 28, foot: 60 },
  boswellia: { reach: 368, tall: 778, below: 22, foot: 120 },
  brahmi: { reach: 260, tall: 718, below: 44, foot: 170 },
  fenugreek: { reach: 258, tall: 736, below: 30, foot: 130 },
  giloy: { reach: 216, tall: 730, below: 4, foot: 40 },
  ginger: { reach: 306, tall: 786, below: 50, foot: 150 },
  gymnema: { reach: 216, tall: 754, below: 52, foot: 44 },
  lotus: { reach: 286, tall: 646, below: 4, foot: 150 },
  moringa: { reach: 340, tall: 818, below: 26, foot: 70 },
  neem: { reach: 418, tall: 800, below: 4, foot: 34 },
  rose: { reach: 304, tall: 712, below: 4, foot: 34 },
  saffron: { reach: 482, tall: 620, below: 46, foot: 110 },
  sandalwood: { reach: 204, tall: 696, below: 44, foot: 170 },
  shatavari: { reach: 272, tall: 794, below: 12, foot: 130 },
  tulsi: { reach: 198, tall: 752, below: 4, foot: 34 },
  turmeric: { reach: 338, tall: 746, below: 48, foot: 170 },
};
