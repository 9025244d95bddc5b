import { Container } from '@shop/design/styled-system/jsx';
import { opening } from '../features/business-plan/business-plan.content.ts';
import { BusinessPlan } from '../features/business-plan/business-plan.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

/** The business opportunity on its own (specification, section 2, "Business page"). */
export function StartABussinesPage() {
  return (
    <Container>
      <PageHead title={opening.title} description={opening.lead} />
      <Breadcrumbs trail={[{ label: opening.title }]} />
      <BusinessPlan />
    </Container>
  );
}

export { StartABussinesPage as Component };
