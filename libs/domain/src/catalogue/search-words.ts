/**
 * What people in India also call a plant, or how they spell it, and the name that titles and labels print. Small on
 * purpose: slips of the hand are found by their distance ({@link nearestName}).
 */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  adrak: 'ginger',
  aloevera: 'aloe',
  alsi: 'flax',
  amalaki: 'amla',
  asgandh: 'ashwagandha',
  ashwaganda: 'ashwagandha',
  badam: 'almond',
  basil: 'tulsi',
  boswellia: 'shallaki',
  chandan: 'sandalwood',
  curcumin: 'turmeric',
  chyawanprash: 'amla',
  dalchini: 'cinnamon',
  drumstick: 'moringa',
  elaichi: 'cardamom',
  frankincense: 'shallaki',
  gokhru: 'gokshura',
  gooseberry: 'amla',
  guduchi: 'giloy',
  gulab: 'rose',
  haldi: 'turmeric',
  harad: 'haritaki',
  isabgol: 'psyllium',
  jeera: 'cumin',
  kamal: 'lotus',
  kesar: 'saffron',
  khus: 'vetiver',
  methi: 'fenugreek',
  mulethi: 'liquorice',
  nariyal: 'coconut',
  pudina: 'mint',
  sahjan: 'moringa',
  saunf: 'fennel',
  sonth: 'ginger',
  til: 'sesame',
  tulasi: 'tulsi',
};

/** They name nothing, and are near to words that do: `like` to `life`. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(['from', 'like', 'some', 'that', 'this', 'with', 'your']);

/** A word of a category's name, and everyday words for which people look there. They say where to look, not what helps. */
export const CATEGORY_TOPICS: Readonly<Record<string, readonly string[]>> = {
  baby: ['child', 'kid', 'infant', 'newborn', 'diaper', 'nappy'],
  beauty: ['skin', 'hair', 'face', 'pimple', 'acne', 'glow', 'dandruff', 'beard', 'cosmetic', 'wrinkle'],
  digestion: ['gas', 'acidity', 'constipation', 'stomach', 'bloating', 'indigestion', 'gut', 'fibre', 'fiber', 'pet'],
  heart: ['cholesterol', 'pressure', 'bp', 'cardio', 'circulation', 'lipid'],
  immunity: ['cold', 'cough', 'flu', 'fever', 'monsoon', 'throat', 'immune'],
  joint: ['knee', 'pain', 'back', 'arthritis', 'muscle', 'bone', 'shoulder', 'sprain'],
  men: ['stamina', 'vigour', 'shilajit', 'strength', 'gym', 'energy', 'testosterone'],
  nutrition: ['memory', 'stress', 'sleep', 'weight', 'protein', 'vitamin', 'multivitamin', 'focus', 'daily', 'study'],
  sugar: ['diabetes', 'diabetic', 'glucose', 'madhumeh'],
  women: ['period', 'menstrual', 'pcos', 'pcod', 'iron', 'pregnancy', 'ladies', 'girl'],
};
