import type { SignedInDevice } from '@lading/contracts/identity';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { Skeleton } from '@lading/ui/skeleton';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEndSessions, useSessions } from './account-queries.ts';
import { Badge } from '@lading/ui/badge';
import { Monitor, Smartphone } from 'lucide-react';

/** The name of a sign-in: "Chrome on Windows", or as much of it as is known. */
function useDeviceName(): (device: SignedInDevice) => string {
  const { t } = useTranslation('identity');
  return ({ browser, system }) =>
    browser && system
      ? t('sessions.device', { browser, system })
      : (browser ?? system ?? t('sessions.unknown'));
}

interface SessionRowProps {
  device: SignedInDevice;
  isEnding: boolean;
  onEnd: () => void;
}

/** One sign-in: device, location and start, with a sign-out button unless it is the current one. */
function SessionRow({ device, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('identity');
  const name = useDeviceName()(device);
  const Icon = device.isMobile ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-40 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium text-ink">
          {name}
          {device.isThisOne ? <Badge tone="brand">{t('sessions.thisOne')}</Badge> : null}
        </p>
        <p className="mt-0.5 text-ink-muted tabular-nums">
          {device.address ? <span className="break-all">{`${device.address} · `}</span> : null}
          <Ago moment={device.since} write={(time) => t('sessions.since', { time })} />
        </p>
        {device.isThisOne ? null : (
          <p className="text-ink-muted tabular-nums">
            <Ago moment={device.lastUsed} write={(time) => t('sessions.lastUsed', { time })} />
          </p>
        )}
      </div>
      {device.isThisOne ? null : (
        <Button
          size="small"
          loading={isEnding}
          aria-label={t('sessions.endOne', { device: name })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}

/** The person's sign-ins, with sign-out. */
export function SessionsCard() {
  const { t } = useTranslation(['identity', 'common']);
  const { data: sessions, error, isFetching, refetch } = useSessions();
  const end = useEndSessions();
  const nameOf = useDeviceName();
  const [isAsking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLUListElement>(null);
  if (isUnknownCall(error)) return null;
  const others = sessions?.filter(({ isThisOne }) => !isThisOne) ?? [];
  const ending = end.isPending && end.variables !== 'others' ? end.variables.sessionId : undefined;

  async function endOne(device: SignedInDevice) {
    await end.mutateAsync(device).then(
      () => setSaid(t('sessions.ended', { device: nameOf(device) })),
      () => setSaid(''),
    );
    // The row is gone, including the focused button.
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
