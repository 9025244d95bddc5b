/**
 * Allowed imports between features, enforced by ESLint. Everything else goes through props: a page passes a higher
 * feature's component into a lower one's slot. Loading fails on a cycle.
 */
export const featureEdges = {
  catalogue: [],
  offers: ['catalogue'],
  'delivery-location': [],
  session: [],
  dashboard: [],
  downloads: [],
  'business-plan': [],
  company: [],
  policies: [],
  home: [],
  cart: ['catalogue', 'offers'],
  checkout: ['cart', 'session', 'delivery-location', 'dashboard'],
};

/** @param {string} feature @param {string[]} path */
function refuseCircles(feature, path = []) {
  if (path.includes(feature)) throw new Error(`Feature circle: ${[...path, feature].join(' -> ')}`);
  for (const next of featureEdges[feature] ?? []) {
    if (!(next in featureEdges)) throw new Error(`${feature} names an unknown feature: ${next}`);
    refuseCircles(next, [...path, feature]);
  }
}
Object.keys(featureEdges).forEach((feature) => refuseCircles(feature));
