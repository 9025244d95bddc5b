/** Plants that the picture generator can draw, with the names printed on labels. */
export const drawnPlants = {
  tulsi: { name: 'Tulsi', binomial: 'Ocimum tenuiflorum' },
  ashwagandha: { name: 'Ashwagandha', binomial: 'Withania somnifera' },
  amla: { name: 'Amla', binomial: 'Phyllanthus emblica' },
  neem: { name: 'Neem', binomial: 'Azadirachta indica' },
  brahmi: { name: 'Brahmi', binomial: 'Bacopa monnieri' },
  giloy: { name: 'Giloy', binomial: 'Tinospora cordifolia' },
  arjuna: { name: 'Arjuna', binomial: 'Terminalia arjuna' },
  gymnema: { name: 'Gurmar', binomial: 'Gymnema sylvestre' },
  turmeric: { name: 'Turmeric', binomial: 'Curcuma longa' },
  boswellia: { name: 'Shallaki', binomial: 'Boswellia serrata' },
  shatavari: { name: 'Shatavari', binomial: 'Asparagus racemosus' },
  moringa: { name: 'Moringa', binomial: 'Moringa oleifera' },
  aloe: { name: 'Aloe', binomial: 'Aloe vera' },
  fenugreek: { name: 'Fenugreek', binomial: 'Trigonella foenum-graecum' },
  ginger: { name: 'Ginger', binomial: 'Zingiber officinale' },
  rose: { name: 'Damask rose', binomial: 'Rosa damascena' },
  sandalwood: { name: 'Sandalwood', binomial: 'Santalum album' },
  almond: { name: 'Almond', binomial: 'Prunus dulcis' },
  saffron: { name: 'Saffron', binomial: 'Crocus sativus' },
  lotus: { name: 'Lotus', binomial: 'Nelumbo nucifera' },
} as const;

/** Plants that appear in recipes but not in pictures. */
const namedPlants = {
  ajwain: { name: 'Ajwain', binomial: 'Trachyspermum ammi' },
  asafoetida: { name: 'Asafoetida', binomial: 'Ferula assa-foetida' },
  ashoka: { name: 'Ashoka', binomial: 'Saraca asoca' },
  bhringraj: { name: 'Bhringraj', binomial: 'Eclipta prostrata' },
  bibhitaki: { name: 'Bibhitaki', binomial: 'Terminalia bellirica' },
  bitterGourd: { name: 'Bitter gourd', binomial: 'Momordica charantia' },
  blackPepper: { name: 'Black pepper', binomial: 'Piper nigrum' },
  calendula: { name: 'Calendula', binomial: 'Calendula officinalis' },
  cardamom: { name: 'Cardamom', binomial: 'Elettaria cardamomum' },
  cinnamon: { name: 'Cinnamon', binomial: 'Cinnamomum verum' },
  coconut: { name: 'Coconut', binomial: 'Cocos nucifera' },
  cumin: { name: 'Cumin', binomial: 'Cuminum cyminum' },
  fennel: { name: 'Fennel', binomial: 'Foeniculum vulgare' },
  flax: { name: 'Flax', binomial: 'Linum usitatissimum' },
  gokshura: { name: 'Gokshura', binomial: 'Tribulus terrestris' },
  greenGram: { name: 'Green gram', binomial: 'Vigna radiata' },
  guggul: { name: 'Guggul', binomial: 'Commiphora wightii' },
  haritaki: { name: 'Haritaki', binomial: 'Terminalia chebula' },
  jamun: { name: 'Jamun', binomial: 'Syzygium cumini' },
  kokum: { name: 'Kokum', binomial: 'Garcinia indica' },
  liquorice: { name: 'Liquorice', binomial: 'Glycyrrhiza glabra' },
  mint: { name: 'Field mint', binomial: 'Mentha arvensis' },
  nirgundi: { name: 'Nirgundi', binomial: 'Vitex negundo' },
  psyllium: { name: 'Psyllium', binomial: 'Plantago ovata' },
  safedMusli: { name: 'Safed musli', binomial: 'Chlorophytum borivilianum' },
  sesame: { name: 'Sesame', binomial: 'Sesamum indicum' },
  shankhpushpi: { name: 'Shankhpushpi', binomial: 'Convolvulus prostratus' },
  vetiver: { name: 'Vetiver', binomial: 'Chrysopogon zizanioides' },
} as const;

export const botanicals = { ...drawnPlants, ...namedPlants };

export type PlantName = keyof typeof drawnPlants;
export type BotanicalName = keyof typeof botanicals;

/** Whether the picture generator has a drawing of this plant. */
export function isDrawn(name: string): name is PlantName {
  return Object.hasOwn(drawnPlants, name);
}
