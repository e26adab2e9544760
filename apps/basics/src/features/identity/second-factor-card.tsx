import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { Badge } from '@lading/ui/badge';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { Skeleton } from '@lading/ui/skeleton';
import { StatusBadge } from '@lading/ui/status-badge';
import { late } from '@lading/ui/late';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSecondFactor, type SecondFactorAct } from './account-queries.ts';

const SetUpDialog = late(async () => (await import('./set-up-dialog.tsx')).SetUpDialog);
const ChangeSecondFactorDialog = late(
  async () => (await import('./change-second-factor-dialog.tsx')).ChangeSecondFactorDialog,
);

/** With this few left, new ones should be created soon. */
const fewCodes = 3;

/** Two-step sign-in: its status, and turning it on and off. */
export function SecondFactorCard() {
  const { t } = useTranslation('identity');
  const formats = useFormats();
  const { data: status, error, isFetching, refetch } = useSecondFactor();
  const [dialog, setDialog] = useState<'setUp' | SecondFactorAct | null>(null);
  if (isUnknownCall(error)) return null;
  const close = () => setDialog(null);

  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2">
          {t('factor.title')}
          {status ? (
            status.isOn ? (
              <StatusBadge status="success">{t('factor.on')}</StatusBadge>
            ) : (
              <Badge>{t('factor.off')}</Badge>
            )
          ) : null}
        </span>
      }
      description={t('factor.text')}
    >
      {error ? (
        <FailureState
          compact
          title={t('factor.failed')}
          fault={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : status ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          {status.isOn ? (
            <p className="min-w-48 flex-1 text-sm text-ink">
              {t('factor.since', { time: formats.time(status.since) })}
              <br />
              <span className={status.recoveryCodesLeft <= fewCodes ? 'text-danger-ink' : 'text-ink-muted'}>
                {t('factor.codesLeft', { count: status.recoveryCodesLeft })}
              </span>
            </p>
          ) : (
            <p className="min-w-48 flex-1 text-sm text-ink-muted">{t('factor.why')}</p>
          )}
          <div className="flex flex-wrap gap-2">
            {status.isOn ? (
              <>
                <Button onClick={() => setDialog('renew')}>{t('factor.newCodes')}</Button>
                <Button onClick={() => setDialog('off')}>{t('factor.turnOff')}</Button>
              </>
            ) : (
              <Button variant="primary" onClick={() => setDialog('setUp')}>
                {t('factor.turnOn')}
              </Button>
            )}
          </div>
        </div>
      ) : (
        <Skeleton className="h-9 w-full" />
      )}
      {dialog === 'setUp' ? <SetUpDialog onClose={close} onMissing={close} /> : null}
      {dialog === 'renew' || dialog === 'off' ? (
        <ChangeSecondFactorDialog act={dialog} onClose={close} onMissing={close} />
      ) : null}
    </Card>
  );
}
