import { useHost } from '@lading/bridge/react';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

/** The path of a page of a sub-app, without its query. */
const pageOf = ({ pathname, hash }: URL): string => `${pathname}${hash.split('?', 1)[0] ?? ''}`;

/** Asks whether changes may be lost; to keep editing is the quiet answer. */
export function LeaveQuestion(props: { isAsked: boolean; onStay: () => void; onLeave: () => void }) {
  const { isAsked, onStay, onLeave } = props;
  const { t } = useTranslation('commonSubApp');
  return (
    <ConfirmDialog
      open={isAsked}
      onOpenChange={(open) => (open ? undefined : onStay())}
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      danger
      onConfirm={onLeave}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}

/**
 * Asks before changes are lost: at links and Back within the sub-application, at every way of the shell, and before the person signs
 * out. The shell has the browser ask when the tab closes. Render it only while there are changes.
 */
export function LeaveGuard({ onLeave }: { onLeave: () => void }) {
  const { holdNavigation } = useHost();
  /** The shell waits for the answer. */
  const [answer, setAnswer] = useState<{ give: (mayLeave: boolean) => void } | null>(null);
  const hasAgreed = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !hasAgreed.current && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(
    () =>
      holdNavigation((url) => {
        if (pageOf(new URL(url, location.href)) === pageOf(new URL(location.href))) return true;
        return new Promise((give) => setAnswer({ give }));
      }),
    [holdNavigation],
  );

  function stay(): void {
    answer?.give(false);
    setAnswer(null);
    if (blocker.state === 'blocked') blocker.reset();
  }

  function leave(): void {
    hasAgreed.current = true;
    onLeave();
    answer?.give(true);
    setAnswer(null);
    if (blocker.state === 'blocked') blocker.proceed();
  }

  return (
    <LeaveQuestion
      isAsked={answer !== null || blocker.state === 'blocked'}
      onStay={() => (hasAgreed.current ? undefined : stay())}
      onLeave={leave}
    />
  );
}
