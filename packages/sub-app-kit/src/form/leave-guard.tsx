import { useHost } from '@lading/bridge/react';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

/** The page that an address names, without its query except for the watched parameter. */
function placeOf(address: string, parameter: string | undefined): string {
  const [page = '', query] = address.split('?', 2);
  return parameter === undefined ? page : `${page}?${new URLSearchParams(query).get(parameter) ?? ''}`;
}
/** The full address of a page of a sub-app in the shell. */
const addressOf = ({ pathname, hash }: URL): string => `${pathname}${hash}`;

interface LeaveGuardProps {
  onLeave: () => void;
  /** A URL parameter that identifies what the changes belong to, such as the previewed row; the guard also asks when it changes. */
  parameter?: string;
}

/** Asks whether changes may be discarded; continuing to edit is the default. */
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
 * Asks before changes are lost: at links and Back within the sub-application, at every navigation of the shell, and before
 * sign-out. The shell lets the browser ask when the tab closes. Render it only while there are changes.
 */
export function LeaveGuard({ onLeave, parameter }: LeaveGuardProps) {
  const { holdNavigation } = useHost();
  /** The shell waits for the answer. */
  const [answer, setAnswer] = useState<{ give: (mayLeave: boolean) => void } | null>(null);
  const hasAgreed = useRef(false);
  /** The router registers its guard one render later; the shell is blocked together with it. */
  const [isGuarded, setGuarded] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation: now, nextLocation: next }) =>
      !hasAgreed.current &&
      placeOf(`${now.pathname}${now.search}`, parameter) !==
        placeOf(`${next.pathname}${next.search}`, parameter),
  );

  useEffect(() => queueMicrotask(() => setGuarded(true)), []);
  useEffect(() => {
    if (!isGuarded) return undefined;
    return holdNavigation((url) => {
      const [next, now] = [new URL(url, location.href), new URL(location.href)].map((one) =>
        placeOf(addressOf(one), parameter),
      );
      if (next === now) return true;
      return new Promise((give) => setAnswer({ give }));
    });
  }, [isGuarded, holdNavigation, parameter]);

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
