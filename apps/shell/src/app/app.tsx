import type { i18n } from 'i18next';
import { lazy, StrictMode, Suspense, useCallback, useState, type ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ErrorPage, MaintainPage } from '../features/maintenance/index.ts';
import { HandoverPage, type Handover } from '../features/session/index.ts';
import { useBrand, type Brand } from '../platform/brand/brand.ts';
import { Redirect, Routing, usePathname } from '../platform/routing.tsx';
import { ClearsLogin } from './clears-login.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { HostBrand } from './host-brand.tsx';
import { PublicLogin, PublicResellerReset, PublicReset, PublicSignUp } from './public-routes.tsx';
import { RequireSession } from './require-session.tsx';
import { clearsLogin, loginPath, routeOf, type PublicRoute } from './route-rules.ts';

/** What is behind the sign-in, fetched when it is first drawn. */
export const LateWorkspace = lazy(() =>
  import('./workspace.tsx').then((file) => ({ default: file.Workspace })),
);

const RawPages = lazy(() => import('./raw-pages.tsx').then((file) => ({ default: file.RawPages })));

const publicPages: Readonly<Record<PublicRoute, ComponentType>> = {
  login: PublicLogin,
  reset: PublicReset,
  maintain: MaintainPage,
  error: ErrorPage,
  'sign-up': PublicSignUp,
  'forgot-psw': () => <PublicResellerReset step="email" />,
  'reset-psw-code': () => <PublicResellerReset step="code" />,
  'reset-psw': () => <PublicResellerReset step="password" />,
};

/** Every route of the shell (spec §2): a few public pages, and everything else behind the sign-in. */
function ShellRoutes({ Workspace }: Pick<AppProps, 'Workspace'>) {
  const { isReseller } = useBrand();
  const verdict = routeOf(usePathname(), isReseller);
  if (verdict === 'workspace') {
    return (
      <RequireSession login={loginPath(isReseller)}>
        <Workspace />
      </RequireSession>
    );
  }
  if ('redirect' in verdict) return <Redirect to={verdict.redirect} />;
  if ('raw' in verdict) return <RawPages route={verdict.raw} />;
  const Page = publicPages[verdict.page];
  if (!clearsLogin(verdict.page)) return <Page />;
  return (
    <ClearsLogin>
      <Page />
    </ClearsLogin>
  );
}

interface AppProps {
  texts: i18n;
  brand: Brand;
  /** A session that the address brought; settled before any route (decision D5). */
  handover: Handover | null;
  /** What is behind the sign-in; {@link LateWorkspace} where it is not there yet. */
  Workspace: ComponentType;
}

/** The shell: texts, brand and router around its pages. */
export function App({ texts, brand, handover, Workspace }: AppProps) {
  const [isSettled, setSettled] = useState(handover === null);
  const settle = useCallback(() => setSettled(true), []);
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <HostBrand first={brand}>
          <Routing>
            <CrashBoundary>
              <Suspense>
                {handover && !isSettled ? (
                  <HandoverPage handover={handover} onDone={settle} />
                ) : (
                  <ShellRoutes Workspace={Workspace} />
                )}
              </Suspense>
            </CrashBoundary>
          </Routing>
        </HostBrand>
      </I18nextProvider>
    </StrictMode>
  );
}
