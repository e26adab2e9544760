import { verificationDetails, verificationKinds, type Verification } from '@lading/contracts/organizations';
import { CountryField, FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { VerificationDocuments } from './verification-documents.tsx';
import { useVerificationActs } from './verification-queries.ts';

const texts = ['addressLine1', 'city', 'stateCode', 'zipCode', 'phone'] as const;
const autoComplete = {
  addressLine1: 'address-line1',
  city: 'address-level2',
  stateCode: 'address-level1',
  zipCode: 'postal-code',
  phone: 'tel',
} as const;

const countryOf = (details: Verification['details']): string | null => details?.countryCode ?? 'US';

/** A request being filled in: the applicant, and the documents. */
export function VerificationForm({ verification }: { verification: Verification }) {
  const { t } = useTranslation('organizationsVerification');
  const { submit } = useVerificationActs();
  const { details, documents, state } = verification;
  const form = useForm({
    schema: verificationDetails,
    defaults: {
      kind: details?.kind ?? 'business',
      legalName: details?.legalName ?? '',
      registrationNo: details?.registrationNo ?? '',
      addressLine1: details?.addressLine1 ?? '',
      city: details?.city ?? '',
      stateCode: details?.stateCode ?? '',
      zipCode: details?.zipCode ?? '',
      countryCode: countryOf(details),
      phone: details?.phone ?? '',
    },
    submit: (body) => submit.mutateAsync(body),
  });
  const { kind } = form.values;
  const isAgain = state === 'NEEDS_MORE' || state === 'REJECTED';
  return (
    <>
      {form.isDirty && !form.isPending && !form.isSaved ? <LeaveGuard onLeave={() => form.reset()} /> : null}
      <Card title={t('details')}>
        <form {...form.props} id="verification" className="grid gap-4">
          <FormFailure failure={form.failure} title={t('notSent')} />
          <SegmentedControl
            label={t('kind.label')}
            items={verificationKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            value={kind}
            onValueChange={(value) => form.set({ kind: value })}
            className="justify-self-start"
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              {...form.field('legalName')}
              label={t('field.legalName')}
              autoComplete={kind === 'person' ? 'name' : 'organization'}
              maxLength={100}
            />
            {kind === 'business' ? (
              <TextField
                {...form.field('registrationNo')}
                required
                label={t('field.registrationNo')}
                maxLength={40}
              />
            ) : null}
            {texts.map((name) => (
              <TextField
                key={name}
                {...form.field(name)}
                label={t(`field.${name}`)}
                autoComplete={autoComplete[name]}
                maxLength={100}
              />
            ))}
            <CountryField {...form.field('countryCode')} label={t('field.country')} />
          </div>
        </form>
      </Card>
      <VerificationDocuments documents={documents} kind={kind} isOpen />
      <Button
        type="submit"
        form="verification"
        variant="primary"
        loading={form.isPending}
        className="self-start"
      >
        {t(isAgain ? 'submitAgain' : 'submit')}
      </Button>
    </>
  );
}
