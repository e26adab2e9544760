import { verificationLimits, type Verification } from '@lading/contracts/organizations';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { Page } from '@lading/sub-app-kit/components/page';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Card } from '@lading/ui/card';
import { DescriptionList } from '@lading/ui/description-list';
import { PageHeader } from '@lading/ui/page-header';
import { Skeleton } from '@lading/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { VerificationDocuments } from './verification-documents.tsx';
import { VerificationForm } from './verification-form.tsx';
import { useVerification } from './verification-queries.ts';

/** Features reserved for verified organizations. */
const open = [
  { href: '/e/#/rates', label: 'rates' },
  { href: '/e/#/postage/add', label: 'funds' },
  { href: '/b/#/settings/pickups', label: 'pickups' },
] as const;

/** The status of the request, and what comes next. */
function Standing({ verification }: { verification: Verification }) {
  const { t } = useTranslation('organizationsVerification');
  const formats = useFormats();
  const { state, reason, submitTime } = verification;
  if (state === 'VERIFIED')
    return (
      <Banner live tone="success" title={t('state.VERIFIED.title')}>
        <p>{t('state.VERIFIED.text')}</p>
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {open.map(({ href, label }) => (
            <li key={href}>
              <HostLink href={href} className="text-link">
                {t(`open.${label}`)}
              </HostLink>
            </li>
          ))}
        </ul>
      </Banner>
    );
  if (state === 'SUBMITTED')
    return (
      <Banner live title={t('state.SUBMITTED.title')}>
        {t('state.SUBMITTED.text', { time: submitTime ? formats.time(submitTime) : '' })}
      </Banner>
    );
  if (state === 'NEEDS_MORE')
    return (
      <Banner tone="warning" title={t('state.NEEDS_MORE.title')}>
        <p className="whitespace-pre-line">{reason}</p>
      </Banner>
    );
  if (state === 'REJECTED')
    return (
      <Banner tone="danger" title={t('state.REJECTED.title')}>
        <p className="whitespace-pre-line">{reason}</p>
        <p>{t('state.REJECTED.text')}</p>
      </Banner>
    );
  return null;
}

/** The submitted values during the review. */
function SentRequest({ verification: { details, documents } }: { verification: Verification }) {
  const { t } = useTranslation('organizationsVerification');
  if (!details) return null;
  const { kind, legalName, registrationNo, addressLine1, city, stateCode, zipCode, countryCode, phone } =
    details;
  const place = [addressLine1, city, [stateCode, zipCode].filter(Boolean).join(' '), countryCode];
  const items = [
    { term: t('kind.label'), detail: t(`kind.${kind}`) },
    { term: t('field.legalName'), detail: legalName },
    ...(registrationNo ? [{ term: t('field.registrationNo'), detail: registrationNo }] : []),
    { term: t('field.addressLine1'), detail: place.filter(Boolean).join(', ') },
    ...(phone ? [{ term: t('field.phone'), detail: phone }] : []),
  ];
  return (
    <>
      <Card title={t('details')}>
        <DescriptionList items={items} />
      </Card>
      <VerificationDocuments documents={documents} kind={kind} isOpen={false} />
    </>
  );
}

/** Verifies the organization's identity, which platform postage requires (spec §6, decision D14). */
export function VerificationPage() {
  const { t } = useTranslation(['organizationsVerification', 'shellMenu']);
  const { data, error, isFetching, refetch } = useVerification();
  const title = t('shellMenu:settings.verification');
  return (
    <Page title={title} narrow>
      <PageHeader title={title} description={t('text', { days: verificationLimits.keptDays })} />
      <div className="flex max-w-160 flex-col gap-4">
        {error && !data ? (
          <FailureState
            title={t('failed')}
            fault={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : null}
        {!data && !error ? <Skeleton className="h-40 w-full" /> : null}
        {data ? <Standing verification={data} /> : null}
        {data?.state === 'SUBMITTED' ? <SentRequest verification={data} /> : null}
        {data && data.state !== 'SUBMITTED' && data.state !== 'VERIFIED' ? (
          <VerificationForm verification={data} />
        ) : null}
      </div>
    </Page>
  );
}
