import type { SecondFactorSetup } from '@lading/contracts/entities/second-factor';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeginSecondFactor, useConfirmSecondFactor } from './account-queries.ts';
import { AppCodeField } from './app-code-field.tsx';
import { AppSecret } from './app-secret.tsx';
import { fieldFaultText } from './field-fault-text.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Turns two-step sign-in on: password, the app's QR code with its first code, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const language = useLanguage();
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const firstField = useRef<HTMLInputElement>(null);
  const setup: SecondFactorSetup | undefined = begin.data;
  const codes = confirm.data;
  const mutation = setup ? confirm : begin;
  const fieldText = fieldFaultText(mutation.error, setup ? 'code' : 'password', language);
  const step = codes ? 'codes' : setup ? 'app' : 'password';

  function submit() {
    if (codes) onClose();
    else if (mutation.isPending) return;
    else if (setup) confirm.mutate(code);
    else begin.mutate(password);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(`setUp.${step}Title`)}
      description={t(`setUp.${step}Text`)}
      closeLabel={t('common:action.close')}
      width={480}
      dismissable={step === 'password'}
      initialFocus={firstField}
      onSubmit={submit}
      footer={
        <>
          {codes ? null : <Button onClick={onClose}>{t('common:action.cancel')}</Button>}
          <Button type="submit" variant="primary" loading={mutation.isPending && !codes}>
            {t(codes ? 'codes.kept' : setup ? 'setUp.turnOn' : 'common:action.next')}
          </Button>
        </>
      }
    >
      {mutation.error && !fieldText ? (
        <FailureBanner title={t('factor.notDone')} fault={mutation.error} />
      ) : null}
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : setup ? (
        <div className="flex flex-col gap-4">
          <AppSecret {...setup} />
          <AppCodeField value={code} onValueChange={setCode} error={fieldText} focused />
        </div>
      ) : (
        <OwnPasswordField ref={firstField} value={password} onValueChange={setPassword} error={fieldText} />
      )}
    </Dialog>
  );
}
