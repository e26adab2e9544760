import { savedReportSecret, type CarrierAccount } from '@lading/contracts/shipping';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { RadioGroup } from '@lading/ui/radio-group';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useAccountActs } from './carrier-account-queries.ts';

/** Whether the reports of an account are signed, and the secret that its network issued for that, which is never shown. */
export function ReportSignatureDialog({
  account,
  onClose,
}: {
  account: CarrierAccount;
  onClose: () => void;
}) {
  const { t } = useTranslation('shippingAccounts');
  const { saveReportSecret } = useAccountActs();
  const isStored = account.hasReportSecret === true;
  const form = useForm({
    schema: savedReportSecret,
    defaults: { choice: isStored ? ('signed' as const) : ('none' as const), reportSecret: '' },
    wire: ({ choice, reportSecret }) => ({
      accountId: account.accountId,
      reportSecret: choice === 'signed' ? reportSecret : null,
    }),
    async submit(body) {
      await saveReportSecret.mutateAsync(body);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('act.signature', { name: account.name })}
      description={t('signature.text')}
      failureTitle={t('signature.failed')}
      submitLabel={t('signature.submit')}
      onClose={onClose}
    >
      <RadioGroup
        label={t('signature.choice')}
        value={form.values.choice}
        onValueChange={(choice) => form.set({ choice })}
        options={[
          { value: 'none', label: t('signature.none'), description: t('signature.noneHint') },
          { value: 'signed', label: t('signature.signed'), description: t('signature.signedHint') },
        ]}
      />
      {form.values.choice === 'signed' ? (
        <TextField
          {...form.field('reportSecret')}
          label={t('signature.secret')}
          description={t(isStored ? 'signature.replaceHint' : 'signature.secretHint')}
          type="password"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
      ) : null}
    </FormDialog>
  );
}
