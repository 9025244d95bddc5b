import { PolicyArticle } from './policy-article.tsx';
import { privacyPolicy } from './privacy.content.ts';
import { refundPolicy } from './refund.content.ts';
import { shippingProcess } from './shipping.content.ts';
import { termsOfUse } from './terms.content.ts';
import { Page } from '../../shared/ui/page.tsx';
import { useEntryHere } from '../../shared/use-address.ts';

/** The policies (specification, section 2, "Static pages"). */
const policies = [privacyPolicy, termsOfUse, refundPolicy, shippingProcess];

export function PolicyPage() {
  const policy = useEntryHere(policies);
  return (
    <Page title={policy.title} description={policy.lead}>
      <PolicyArticle key={policy.path} policy={policy} />
    </Page>
  );
}

export { PolicyPage as Component };
