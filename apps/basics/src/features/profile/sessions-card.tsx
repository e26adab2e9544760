import type { SignedInDevice } from '@lading/contracts/entities/signed-in-device';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { Skeleton } from '@lading/ui/skeleton';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbsent, useEndSessions, useSessions } from './account-queries.ts';
import { SessionRow } from './session-row.tsx';
import { useDeviceName } from './use-device-name.ts';

/** Where one is signed in, and signing out there. */
export function SessionsCard() {
  const { t } = useTranslation(['account', 'common']);
  const { data: sessions, error, isFetching, refetch } = useSessions();
  const end = useEndSessions();
  const nameOf = useDeviceName();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  if (isAbsent(error)) return null;
  const others = sessions?.filter(({ isThisOne }) => !isThisOne) ?? [];
  const ending = end.isPending && end.variables !== 'others' ? end.variables.sessionId : undefined;

  async function endOne(device: SignedInDevice) {
    await end.mutateAsync(device).then(
      () => setSaid(t('sessions.ended', { device: nameOf(device) })),
      () => setSaid(''),
    );
    // Its row is gone, and with it the button that had the focus.
    list.current?.focus();
  }

  async function endOthers() {
    await end.mutateAsync('others');
    setSaid(t('sessions.othersEnded'));
    list.current?.focus();
  }

  return (
    <Card
      title={t('sessions.title')}
      description={t('sessions.text')}
      flush
      footer={
        others.length > 0 ? (
          <Button onClick={() => setAsking(true)}>{t('sessions.endOthers')}</Button>
        ) : undefined
      }
    >
      {end.error ? (
        <div className="px-4 pt-3">
          <FailureBanner title={t('sessions.notEnded')} fault={end.error} />
        </div>
      ) : null}
      {error ? (
        <FailureState
          compact
          title={t('sessions.failed')}
          fault={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : sessions ? (
        <ul
          ref={list}
          tabIndex={-1}
          aria-label={t('sessions.title')}
          className="divide-y divide-line outline-none"
        >
          {sessions.map((device) => (
            <SessionRow
              key={device.sessionId}
              device={device}
              isEnding={device.sessionId === ending}
              onEnd={() => void endOne(device)}
            />
          ))}
        </ul>
      ) : (
        <Skeleton className="m-4 h-12" />
      )}
      <output className="sr-only">{said}</output>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('sessions.askTitle')}
        confirmLabel={t('sessions.endOthers')}
        cancelLabel={t('common:action.cancel')}
        onConfirm={endOthers}
      >
        {t('sessions.askText', { count: others.length })}
      </ConfirmDialog>
    </Card>
  );
}
