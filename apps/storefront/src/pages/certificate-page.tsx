import { CertificateView } from '../features/policies/certificate-view.tsx';
import { certificates } from '../features/policies/certificates.content.ts';
import { Page } from '../shared/ui/page.tsx';
import { useEntryHere } from '../shared/use-entry-here.ts';

/** A certificate's picture (specification, section 2), a sample drawn by us. */
export function CertificatePage() {
  const certificate = useEntryHere(certificates);
  return (
    <Page title={certificate.title} description={certificate.lead}>
      <CertificateView certificate={certificate} />
    </Page>
  );
}

export { CertificatePage as Component };
