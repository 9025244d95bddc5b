/** Every address of the shop (specification, section 2), with a name for its pictures. */
export const routes = [
  { name: 'home', path: '/' },
  { name: 'products', path: '/products' },
  { name: 'products-category', path: '/products?category=Immunity' },
  { name: 'products-none', path: '/products?search=nothing-like-it' },
  { name: 'product', path: '/product/s-46' },
  { name: 'product-not-found', path: '/product/no-such-plant' },
  { name: 'cart', path: '/my-cart' },
  { name: 'offers', path: '/offers' },
  { name: 'brands', path: '/brands' },
  { name: 'academy', path: '/vanaveda-academy' },
  { name: 'academy-none', path: '/vanaveda-academy?type=99' },
  { name: 'resources', path: '/resource-files' },
  { name: 'business', path: '/start-a-bussines' },
  { name: 'about', path: '/about-vanaveda/about' },
  { name: 'vision', path: '/about-vanaveda/vision' },
  { name: 'mission', path: '/about-vanaveda/mission' },
  { name: 'about-business', path: '/about-vanaveda/start-a-bussines' },
  { name: 'journey', path: '/about-vanaveda/our-journey' },
  { name: 'our-brand', path: '/about-vanaveda/our-brand' },
  { name: 'csr', path: '/about-vanaveda/csr' },
  { name: 'career', path: '/about-vanaveda/career' },
  { name: 'company-faqs', path: '/about-vanaveda/faqs' },
  { name: 'login', path: '/login' },
  { name: 'register', path: '/register' },
  { name: 'add-ticket', path: '/dashboard/add-ticket' },
  { name: 'privacy-policy', path: '/privacy-policy' },
  { name: 'terms-of-use', path: '/terms-of-use' },
  { name: 'refund-policy', path: '/refund-policy' },
  { name: 'user-agreement', path: '/user-agreement' },
  { name: 'shipping-process', path: '/shipping-process' },
  { name: 'faq', path: '/faq' },
  { name: 'contact', path: '/contact-us' },
  { name: 'fssai', path: '/fssai' },
  { name: 'iso', path: '/iso' },
  { name: 'not-found', path: '/no-such-page' },
] as const;

const third = Math.ceil(routes.length / 3);

/** For tests that look at every page: in three, so that none takes too long and they run beside one another. */
export const routesInThirds = [0, 1, 2].map((part) => routes.slice(part * third, (part + 1) * third));
