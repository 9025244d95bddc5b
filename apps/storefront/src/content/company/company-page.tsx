import { Box } from '@shop/design/styled-system/jsx';
import { matchPath, useLocation } from 'react-router-dom';
import { companyHead } from '../business-plan/business-plan.content.ts';
import { BusinessPlan } from '../business-plan/business-plan.tsx';
import { CompanyArticle } from './company-article.tsx';
import { CompanyTabs } from './company-tabs.tsx';
import { companyTexts } from './company.content.ts';
import { paths } from '../../shared/paths.ts';
import { Page } from '../../shared/ui/page.tsx';

/** The company page with its tab bar; it also shows the business page (specification, section 2). */
export function CompanyPage() {
  const { pathname } = useLocation();
  const text = companyTexts.find(({ path }) => matchPath(path, pathname));
  const { title, lead } = text ?? companyHead;

  return (
    <Page title={title} description={lead} canonicalPath={text?.path ?? paths.startABusiness}>
      <CompanyTabs />
      {text ? (
        <CompanyArticle text={text} />
      ) : (
        <Box pt="4">
          <BusinessPlan />
        </Box>
      )}
    </Page>
  );
}

export { CompanyPage as Component };
