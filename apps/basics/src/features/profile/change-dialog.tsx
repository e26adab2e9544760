import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { Dialog } from '@lading/ui/dialog';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeSecondFactor, type SecondFactorAct } from './account-queries.ts';
import { AppCodeField } from './app-code-field.tsx';
import { fieldFaultText } from './field-fault-text.ts';
import { OwnPasswordField } from './own-password-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Turns two-step sign-in off, or makes new recovery codes: after the password and a code. */
export function ChangeDialog({ act, onClose }: { act: SecondFactorAct; onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const language = useLanguage();
  const change = useChangeSecondFactor(act);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const firstField = useRef<HTMLInputElement>(null);
  const codes = act === 'renew' ? change.data : undefined;
  const [passwordText, codeText] = [
    fieldFaultText(change.error, 'password', language),
    fieldFaultText(change.error, 'code', language),
  ];

  function submit() {
    if (codes) return onClose();
    if (change.isPending) return;
    change.mutate({ password, code }, { onSuccess: () => (act === 'off' ? onClose() : undefined) });
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(codes ? 'setUp.codesTitle' : `change.${act}Title`)}
      description={t(codes ? 'setUp.codesText' : `change.${act}Text`)}
      closeLabel={t('common:action.close')}
      width={480}
      dismissable={!codes}
      initialFocus={firstField}
      onSubmit={submit}
      footer={
        <>
          {codes ? null : <Button onClick={onClose}>{t('common:action.cancel')}</Button>}
          <Button
            type="submit"
            variant={act === 'off' ? 'danger' : 'primary'}
            loading={change.isPending && !codes}
          >
            {t(codes ? 'codes.kept' : act === 'off' ? 'factor.turnOff' : 'factor.newCodes')}
          </Button>
        </>
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <div className="flex flex-col gap-4">
          {change.error && !passwordText && !codeText ? (
            <FailureBanner title={t('factor.notDone')} fault={change.error} />
          ) : null}
          <OwnPasswordField
            ref={firstField}
            value={password}
            onValueChange={setPassword}
            error={passwordText}
          />
          <AppCodeField value={code} onValueChange={setCode} error={codeText} orRecovery />
        </div>
      )}
    </Dialog>
  );
}
