import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../shared/paths.ts';
import { Redirect } from '../shared/ui/redirect.tsx';
import { loadProductPage } from './load-product-page.ts';
import { Layout } from './shell/layout.tsx';

/** A page in a chunk of its own. */
const page = (path: string, load: () => Promise<ComponentType>): RouteObject => ({
  path,
  lazy: async () => ({ Component: await load() }),
});

const home = async () => (await import('../pages/home-page.tsx')).HomePage;

const stub = async () => (await import('../pages/stub-page.tsx')).StubPage;

const stubPaths = [paths.brands, paths.userAgreement, paths.faq];

const company = async () => (await import('../pages/company-page.tsx')).CompanyPage;

const companyPaths = [
  paths.about,
  paths.vision,
  paths.mission,
  paths.aboutStartABusiness,
  paths.journey,
  paths.ourBrand,
  paths.csr,
  paths.career,
  paths.companyFaqs,
];

/** The route table (specification, section 2). */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    children: [
      page(paths.home, home),
      page(paths.index, home),
      page(paths.products, async () => (await import('../pages/products-page.tsx')).ProductsPage),
      page(paths.productPattern, loadProductPage),
      page(paths.cart, async () => (await import('../pages/my-cart-page.tsx')).MyCartPage),
      page(paths.offers, async () => (await import('../pages/offers-page.tsx')).OffersPage),
      page(paths.academy, async () => (await import('../pages/academy-page.tsx')).AcademyPage),
      page(paths.resources, async () => (await import('../pages/resource-files-page.tsx')).ResourceFilesPage),
      page(paths.startABusiness, async () => (await import('../pages/start-a-bussines-page.tsx')).StartABussinesPage),
      page(paths.login, async () => (await import('../pages/login-page.tsx')).LoginPage),
      page(paths.register, async () => (await import('../pages/register-page.tsx')).RegisterPage),
      page(paths.dashboard, async () => (await import('../pages/dashboard-page.tsx')).DashboardPage),
      { path: paths.startABusinessCorrectlySpelt, element: <Redirect to={paths.startABusiness} /> },
      page(paths.contact, async () => (await import('../pages/contact-us-page.tsx')).ContactUsPage),
      page(paths.addTicket, async () => (await import('../pages/add-ticket-page.tsx')).AddTicketPage),
      page(paths.privacyPolicy, async () => (await import('../pages/privacy-policy-page.tsx')).PrivacyPolicyPage),
      page(paths.termsOfUse, async () => (await import('../pages/terms-of-use-page.tsx')).TermsOfUsePage),
      page(paths.refundPolicy, async () => (await import('../pages/refund-policy-page.tsx')).RefundPolicyPage),
      page(paths.shippingProcess, async () => (await import('../pages/shipping-process-page.tsx')).ShippingProcessPage),
      page(paths.fssai, async () => (await import('../pages/fssai-page.tsx')).FssaiPage),
      page(paths.iso, async () => (await import('../pages/iso-page.tsx')).IsoPage),
      ...companyPaths.map((path) => page(path, company)),
      ...stubPaths.map((path) => page(path, stub)),
      page('*', async () => (await import('../pages/not-found-page.tsx')).NotFoundPage),
    ],
  },
];
