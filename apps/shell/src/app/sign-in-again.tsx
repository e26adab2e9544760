import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { SignInAgainDialog } from '../features/identity/index.ts';
import { useAccount } from '../platform/account.ts';
import { authSession } from '../platform/browser-session.ts';
import { leaveToLogin, provideSignInOnTop } from './error-policy.ts';
import { useSubAppBus } from './sub-apps-context.ts';
import { useHoldsInput } from './use-holds-input.ts';

/**
 * Asks for sign-in on top of a page with unsaved input when its session ends. Afterwards failed requests are repeated, and
 * nothing else changes.
 */
export function SignInAgain() {
  const { user } = useAccount().user;
  const client = useQueryClient();
  const bus = useSubAppBus();
  const [isOver, setOver] = useState(false);
  const isAsked = useRef(false);
  const holdsInput = useHoldsInput();

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
      // Another dialog asks in that case.
      authSession.onOtherTab(() => show(false)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client, bus, holdsInput]);

  if (!isOver) return null;
  return (
    <SignInAgainDialog
      userName={user.userName || user.email || ''}
      onLeave={leaveToLogin}
      onMissing={leaveToLogin}
    />
  );
}
