import { useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { SignInAgainDialog } from '../features/identity/index.ts';
import { useAccount } from '../platform/account.ts';
import { authSession } from '../platform/browser-session.ts';
import { typingWatch } from '../platform/typing-watch.ts';
import { leaveToLogin, provideSignInOnTop } from './error-policy.ts';
import { SubAppsContext, useSubAppBus } from './sub-apps-context.ts';

/**
 * Asks for the sign-in on top of a page that something was entered on when its session ends. Afterwards what could not be loaded in the
 * meantime is loaded, and nothing else changes.
 */
export function SignInAgain() {
  const { user } = useAccount().user;
  const client = useQueryClient();
  const bus = useSubAppBus();
  const [isOver, setOver] = useState(false);
  const isAsked = useRef(false);
  const subApps = use(SubAppsContext);
  /** Whether leaving the page would lose something: text that was entered, changes of a sub-application, or what a dialog holds. */
  const holdsInput = useEffectEvent(
    (): boolean =>
      typingWatch.holdsEnteredText() ||
      subApps?.isHeld() === true ||
      document.querySelector('[data-modal]') !== null,
  );

  useEffect(() => {
    const show = (isShown: boolean): void => {
      isAsked.current = isShown;
      setOver(isShown);
    };
    const ends = [
      provideSignInOnTop(() => {
        if (!isAsked.current && !holdsInput()) return false;
        show(true);
        return true;
      }),
      authSession.onResume(() => {
        show(false);
        void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
        bus.emit('session:resumed', {});
      }),
      // Its own dialog asks.
      authSession.onOtherTab(() => show(false)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client, bus]);

  if (!isOver) return null;
  return (
    <SignInAgainDialog
      userName={user.userName || user.email || ''}
      onLeave={leaveToLogin}
      onMissing={leaveToLogin}
    />
  );
}
