import { Box } from '@shop/design/styled-system/jsx';
import { useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { Page } from '../../shared/ui/page.tsx';
import { CompanyTabs } from '../company/company-tabs.tsx';
import { companyHead, opening } from './business-plan.content.ts';
import { BusinessPlan } from './business-plan.tsx';

/** The business opportunity on its own, and inside the company page's frame (specification, section 2, "Business page"). */
export function StartABussinesPage() {
  const isFramed = useLocation().pathname !== paths.startABusiness;
  const { title, lead } = isFramed ? companyHead : opening;
  return (
    <Page title={title} description={lead} canonicalPath={paths.startABusiness}>
      <CompanyTabs />
      <Box pt={isFramed ? '4' : '0'}>
        <BusinessPlan />
      </Box>
    </Page>
  );
}

export { StartABussinesPage as Component };
