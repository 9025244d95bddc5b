/**
 * Which feature may import which other features. Everything else goes through props: the page passes a
 * higher feature's part into a lower one's slot. ESLint holds every import to this table (layers/storefront),
 * and the table refuses to load with a circle.
 */
export const featureEdges = {
  catalogue: [],
  offers: [],
  'delivery-location': [],
  session: [],
  orders: [],
  academy: [],
  resources: [],
  'business-plan': [],
  company: [],
  policies: [],
  home: [],
  cart: ['catalogue', 'offers'],
  checkout: ['cart', 'session', 'delivery-location', 'orders'],
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
