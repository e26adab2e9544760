import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isLoginTarget } from '../platform/remembered-url.ts';
import { goToPath } from '../platform/routing.tsx';
import { useNotices } from './notices-context.ts';
import { useSubAppBus } from './sub-apps-context.ts';

/** Redirects a person who requested a wrong address before signing in to the orders, with a note, since the page was never seen. */
export function useWayToOrders(): (wrong: string) => void {
  const { t } = useTranslation('shellPages');
  const { toaster } = useNotices();
  return useCallback(
    (wrong) => {
      toaster.info(t('notFound.afterLogin', { path: wrong }), { id: 'wrong address' });
      goToPath('/', { replace: true });
    },
    [toaster, t],
  );
}

/** The same for an address unknown to a sub-application. */
export function WrongAddress(): null {
  const bus = useSubAppBus();
  const toOrders = useWayToOrders();
  useEffect(
    () =>
      bus.on('address:unknown', () => {
        const { pathname, search, hash } = location;
        if (isLoginTarget(pathname + search + hash)) toOrders((pathname + hash).split('?', 1)[0]!);
      }),
    [bus, toOrders],
  );
  return null;
}
