import type { PlantName } from '../plants/plants.ts';

/** The plants' names as labels print them. */
export const botany: Record<PlantName, { readonly common: string; readonly binomial: string }> = {
  almond: { common: 'Almond', binomial: 'Prunus dulcis' },
  aloe: { common: 'Aloe', binomial: 'Aloe vera' },
  amla: { common: 'Amla', binomial: 'Phyllanthus emblica' },
  arjuna: { common: 'Arjuna', binomial: 'Terminalia arjuna' },
  ashwagandha: { common: 'Ashwagandha', binomial: 'Withania somnifera' },
  boswellia: { common: 'Shallaki', binomial: 'Boswellia serrata' },
  brahmi: { common: 'Brahmi', binomial: 'Bacopa monnieri' },
  fenugreek: { common: 'Fenugreek', binomial: 'Trigonella foenum-graecum' },
  giloy: { common: 'Giloy', binomial: 'Tinospora cordifolia' },
  ginger: { common: 'Ginger', binomial: 'Zingiber officinale' },
  gymnema: { common: 'Gurmar', binomial: 'Gymnema sylvestre' },
  lotus: { common: 'Lotus', binomial: 'Nelumbo nucifera' },
  moringa: { common: 'Moringa', binomial: 'Moringa oleifera' },
  neem: { common: 'Neem', binomial: 'Azadirachta indica' },
  rose: { common: 'Rose', binomial: 'Rosa damascena' },
  saffron: { common: 'Saffron', binomial: 'Crocus sativus' },
  sandalwood: { common: 'Sandalwood', binomial: 'Santalum album' },
  shatavari: { common: 'Shatavari', binomial: 'Asparagus racemosus' },
  tulsi: { common: 'Tulsi', binomial: 'Ocimum tenuiflorum' },
  turmeric: { common: 'Turmeric', binomial: 'Curcuma longa' },
};
