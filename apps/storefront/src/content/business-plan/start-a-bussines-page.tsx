import { opening } from './business-plan.content.ts';
import { BusinessPlan } from './business-plan.tsx';
import { Page } from '../../shared/ui/page.tsx';

/** The business opportunity on its own (specification, section 2, "Business page"). */
export const StartABussinesPage = () => (
  <Page title={opening.title} description={opening.lead}>
    <BusinessPlan />
  </Page>
);

export { StartABussinesPage as Component };
