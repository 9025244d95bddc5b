import { Container } from '@shop/design/styled-system/jsx';
import { PolicyArticle } from '../features/policies/policy-article.tsx';
import { privacyPolicy } from '../features/policies/privacy.content.tsx';
import { Breadcrumbs } from '../shared/ui/breadcrumbs.tsx';
import { PageHead } from '../shared/ui/page-head.tsx';

/** Privacy and Cookie Policy (specification, section 2, "Static pages"). */
export function PrivacyPolicyPage() {
  return (
    <Container>
      <PageHead title={privacyPolicy.title} description={privacyPolicy.lead} />
      <Breadcrumbs trail={[{ label: privacyPolicy.title }]} />
      <PolicyArticle policy={privacyPolicy} />
    </Container>
  );
}

export { PrivacyPolicyPage as Component };
