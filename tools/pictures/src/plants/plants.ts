import { almond } from './almond.ts';
import { aloe } from './aloe.ts';
import { amla } from './amla.ts';
import { arjuna } from './arjuna.ts';
import { ashoka } from './ashoka.ts';
import { ashwagandha } from './ashwagandha.ts';
import { bhringraj } from './bhringraj.ts';
import { bitterGourd } from './bitter-gourd.ts';
import { blackPepper } from './black-pepper.ts';
import { boswellia } from './boswellia.ts';
import { brahmi } from './brahmi.ts';
import { calendula } from './calendula.ts';
import { cardamom } from './cardamom.ts';
import { cinnamon } from './cinnamon.ts';
import { fenugreek } from './fenugreek.ts';
import { flax } from './flax.ts';
import { giloy } from './giloy.ts';
import { ginger } from './ginger.ts';
import { gokshura } from './gokshura.ts';
import { greenGram } from './green-gram.ts';
import { guggul } from './guggul.ts';
import { gymnema } from './gymnema.ts';
import { jamun } from './jamun.ts';
import { kokum } from './kokum.ts';
import { liquorice } from './liquorice.ts';
import { lotus } from './lotus.ts';
import { mint } from './mint.ts';
import { moringa } from './moringa.ts';
import { bibhitaki, haritaki } from './myrobalans.ts';
import { neem } from './neem.ts';
import { nirgundi } from './nirgundi.ts';
import { coconut, date } from './palms.ts';
import type { Plant } from './plant.ts';
import { psyllium } from './psyllium.ts';
import { rose } from './rose.ts';
import { safedMusli } from './safed-musli.ts';
import { saffron } from './saffron.ts';
import { sandalwood } from './sandalwood.ts';
import { sesame } from './sesame.ts';
import { shankhpushpi } from './shankhpushpi.ts';
import { shatavari } from './shatavari.ts';
import { tulsi } from './tulsi.ts';
import { turmeric } from './turmeric.ts';
import { ajwain, asafoetida, cumin, fennel } from './umbellifers.ts';
import { vetiver } from './vetiver.ts';

/** Every plant that the shop's plates can show. */
export const plants = {
  ajwain,
  almond,
  aloe,
  amla,
  arjuna,
  asafoetida,
  ashoka,
  ashwagandha,
  bhringraj,
  bibhitaki,
  bitterGourd,
  blackPepper,
  boswellia,
  brahmi,
  calendula,
  cardamom,
  cinnamon,
  coconut,
  cumin,
  date,
  fennel,
  fenugreek,
  flax,
  giloy,
  ginger,
  gokshura,
  greenGram,
  guggul,
  gymnema,
  haritaki,
  jamun,
  kokum,
  liquorice,
  lotus,
  mint,
  moringa,
  neem,
  nirgundi,
  psyllium,
  rose,
  safedMusli,
  saffron,
  sandalwood,
  sesame,
  shankhpushpi,
  shatavari,
  tulsi,
  turmeric,
  vetiver,
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
  ajwain: { reach: 272, tall: 712, below: 28, foot: 132 },
  almond: { reach: 314, tall: 714, below: 26, foot: 170 },
  aloe: { reach: 370, tall: 682, below: 24, foot: 130 },
  amla: { reach: 268, tall: 816, below: 4, foot: 34 },
  arjuna: { reach: 260, tall: 752, below: 12, foot: 120 },
  asafoetida: { reach: 332, tall: 748, below: 44, foot: 124 },
  ashoka: { reach: 292, tall: 768, below: 4, foot: 34 },
  ashwagandha: { reach: 196, tall: 780, below: 28, foot: 60 },
  bhringraj: { reach: 300, tall: 748, below: 4, foot: 34 },
  bibhitaki: { reach: 336, tall: 756, below: 4, foot: 34 },
  bitterGourd: { reach: 232, tall: 772, below: 4, foot: 34 },
  blackPepper: { reach: 236, tall: 756, below: 36, foot: 128 },
  boswellia: { reach: 368, tall: 778, below: 22, foot: 120 },
  brahmi: { reach: 260, tall: 718, below: 44, foot: 170 },
  calendula: { reach: 264, tall: 704, below: 4, foot: 34 },
  cardamom: { reach: 292, tall: 864, below: 32, foot: 250 },
  cinnamon: { reach: 268, tall: 736, below: 28, foot: 192 },
  coconut: { reach: 336, tall: 776, below: 24, foot: 240 },
  cumin: { reach: 316, tall: 756, below: 32, foot: 152 },
  date: { reach: 332, tall: 708, below: 28, foot: 156 },
  fennel: { reach: 268, tall: 736, below: 8, foot: 56 },
  fenugreek: { reach: 258, tall: 736, below: 30, foot: 130 },
  flax: { reach: 316, tall: 748, below: 28, foot: 144 },
  giloy: { reach: 216, tall: 730, below: 4, foot: 40 },
  ginger: { reach: 306, tall: 786, below: 50, foot: 150 },
  gokshura: { reach: 360, tall: 700, below: 40, foot: 160 },
  greenGram: { reach: 236, tall: 768, below: 32, foot: 144 },
  guggul: { reach: 272, tall: 696, below: 28, foot: 136 },
  gymnema: { reach: 216, tall: 754, below: 52, foot: 44 },
  haritaki: { reach: 284, tall: 756, below: 4, foot: 34 },
  jamun: { reach: 284, tall: 748, below: 4, foot: 52 },
  kokum: { reach: 332, tall: 792, below: 8, foot: 130 },
  liquorice: { reach: 280, tall: 804, below: 60, foot: 220 },
  lotus: { reach: 286, tall: 646, below: 4, foot: 150 },
  mint: { reach: 276, tall: 708, below: 4, foot: 104 },
  moringa: { reach: 340, tall: 818, below: 26, foot: 70 },
  neem: { reach: 418, tall: 800, below: 4, foot: 34 },
  nirgundi: { reach: 280, tall: 736, below: 4, foot: 34 },
  psyllium: { reach: 372, tall: 740, below: 32, foot: 168 },
  rose: { reach: 304, tall: 712, below: 4, foot: 34 },
  safedMusli: { reach: 348, tall: 716, below: 16, foot: 100 },
  saffron: { reach: 482, tall: 620, below: 46, foot: 110 },
  sandalwood: { reach: 204, tall: 696, below: 44, foot: 170 },
  sesame: { reach: 232, tall: 752, below: 28, foot: 120 },
  shankhpushpi: { reach: 352, tall: 748, below: 44, foot: 34 },
  shatavari: { reach: 272, tall: 794, below: 12, foot: 130 },
  tulsi: { reach: 198, tall: 752, below: 4, foot: 34 },
  turmeric: { reach: 338, tall: 746, below: 48, foot: 170 },
  vetiver: { reach: 308, tall: 752, below: 40, foot: 128 },
};
