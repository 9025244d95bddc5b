import { Box, Container } from '@shop/design/styled-system/jsx';
import { matchPath, useLocation } from 'react-router-dom';
import { opening } from '../features/business-plan/business-plan.content.ts';
import { BusinessPlan } from '../features/business-plan/business-plan.tsx';
import { CompanyArticle } from '../features/company/company-article.tsx';
import { CompanyTabs } from '../features/company/company-tabs.tsx';
import { companyTexts } from '../features/company/company.content.ts';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

/** The company page with its tab bar; it also shows the business page (specification, section 2). */
export function CompanyPage() {
  const { pathname } = useLocation();
  const text = companyTexts.find(({ path }) => matchPath(path, pathname));
  const { title, lead } = text ?? opening;

  return (
    <Container>
      <PageHead title={title} description={lead} />
      <Breadcrumbs trail={[{ label: title }]} />
      <CompanyTabs />
      {text ? (
        <CompanyArticle text={text} />
      ) : (
        <Box pt="4">
          <BusinessPlan />
        </Box>
      )}
    </Container>
  );
}

export { CompanyPage as Component };
