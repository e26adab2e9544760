import { accountApi } from '@lading/contracts/identity';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useTranslation } from 'react-i18next';
import { AppCodeInput, PasswordInput } from './account-fields.tsx';
import { useChangeSecondFactor, type SecondFactorAct } from './account-queries.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Turns two-step sign-in off, or creates new recovery codes; requires the password and a code. */
export function ChangeSecondFactorDialog({ act, onClose }: { act: SecondFactorAct; onClose: () => void }) {
  const { t } = useTranslation('identity');
  const change = useChangeSecondFactor(act);
  const form = useForm({
    schema: accountApi.calls.endSecondFactor.body,
    defaults: { password: '', code: '' },
    async submit(body) {
      await change.mutateAsync(body);
      if (act === 'off') onClose();
    },
  });
  const codes = act === 'renew' ? change.data : undefined;
  return (
    <FormDialog
      form={form}
      title={t(codes ? 'setUp.codesTitle' : `change.${act}Title`)}
      description={t(codes ? 'setUp.codesText' : `change.${act}Text`)}
      failureTitle={t('factor.notDone')}
      submitLabel={t(act === 'off' ? 'factor.turnOff' : 'factor.newCodes')}
      submitVariant={act === 'off' ? 'danger' : 'primary'}
      outcome={codes ? { content: <RecoveryCodes codes={codes} />, closeLabel: t('codes.kept') } : undefined}
      onClose={onClose}
      showsSecret={act === 'renew'}
    >
      <PasswordInput field={form.field('password')} />
      <AppCodeInput field={form.field('code')} orRecovery />
    </FormDialog>
  );
}
