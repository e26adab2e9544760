import { Suspense, useCallback } from 'react';
import { BeginConnection, ConfirmConnection, OpenedApp } from '../features/stores/index.ts';
import { LanguageToggle } from '../features/language/index.ts';
import { signOut } from '../features/identity/index.ts';
import { AuthorizationPage } from '../features/organizations/index.ts';
import { useBrand } from '../platform/brand/brand.ts';
import { rememberUrl } from '../platform/remembered-url.ts';
import { goToPath, usePathname, useQueryText } from '../platform/routing.tsx';
import { OtherTabs } from './other-tabs.tsx';
import { reloadHome } from './reload-home.ts';
import { RequireSession } from './require-session.tsx';
import { loginPath, type RawRoute } from './route-rules.ts';
import { SignedIn } from './signed-in.tsx';

/** The pages without header and menu that require sign-in (spec §2, decision D10). */
export function RawPages({ route }: { route: RawRoute }) {
  const { isReseller } = useBrand();
  const pathname = usePathname();
  const query = useQueryText();
  const ticket = query.get('ticket');
  const corner = <LanguageToggle />;
  const login = loginPath(isReseller);

  // In place, since another site's frame would not allow a full load of another address.
  const switchAccount = useCallback(async () => {
    await signOut(isReseller ? 'reseller' : 'seller');
    rememberUrl(location.pathname + location.search);
    goToPath(login, { replace: true });
  }, [isReseller, login]);
  const takeTicket = useCallback(
    (given: string) =>
      goToPath(`${pathname}?${new URLSearchParams({ ticket: given }).toString()}`, { replace: true }),
    [pathname],
  );

  const common = { corner, onSwitchAccount: () => void switchAccount() };
  const opened = query.get('opened');
  if (route === 'bigcommerce' && opened !== null && !ticket) {
    return (
      <Suspense>
        <OpenedApp opened={opened} corner={corner} />
      </Suspense>
    );
  }
  if (route === 'bigcommerce' && !ticket) {
    return (
      <Suspense>
        <BeginConnection query={query} corner={corner} onTicket={takeTicket} />
      </Suspense>
    );
  }
  return (
    <RequireSession login={login}>
      <SignedIn waiting={<div className="min-h-dvh bg-canvas" />}>
        <Suspense>
          {route === 'temu' ? (
            <AuthorizationPage query={query.toString()} {...common} />
          ) : (
            <ConfirmConnection ticket={ticket ?? ''} {...common} />
          )}
        </Suspense>
        <OtherTabs onReload={reloadHome} />
      </SignedIn>
    </RequireSession>
  );
}
