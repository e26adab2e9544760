import { latePage } from '@lading/ui/late';
import type { i18n } from 'i18next';
import {
  Component,
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  StrictMode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import { applyBrand, askAgain, loadBrand } from '../features/branding/index.ts';
import {
  type Handover,
  HandoverPage,
  LoginPage,
  ResellerResetPage,
  ResetPage,
  signOut,
  SignUpPage,
} from '../features/identity/index.ts';
import { LanguageToggle } from '../features/language/index.ts';
import { ErrorPage, MaintainPage } from '../features/maintenance/index.ts';
import { type Brand, BrandProvider, useBrand } from '../platform/brand/brand.ts';
import { authSession } from '../platform/browser-session.ts';
import { takeRememberedUrl } from '../platform/remembered-url.ts';
import { goToPath, Redirect, Routing, usePathname } from '../platform/routing.tsx';
import { sessionStore } from '../platform/session-store.ts';
import { RequireSession } from './require-session.tsx';
import { clearsLogin, loginPath, type PublicRoute, routeOf } from './route-rules.ts';

interface HostBrandProps {
  /** The brand at page load. */
  first: Brand;
  children: ReactNode;
}

/** Provides the host's brand. A brand that was unknown at the start is applied as soon as it is known, without losing any state. */
function HostBrand({ first, children }: HostBrandProps) {
  const [brand, setBrand] = useState(first);
  const { isKnown } = brand;
  useEffect(() => {
    if (isKnown) return undefined;
    return askAgain(
      () => loadBrand(location),
      (known) => {
        void applyBrand(known).then(() => setBrand(known));
      },
    );
  }, [isKnown]);
  return <BrandProvider value={brand}>{children}</BrandProvider>;
}

interface CrashBoundaryProps {
  children: ReactNode;
}

/** The shell's last error boundary: a render error shows the error page instead of an empty window. */
class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <ErrorPage onReload={() => location.reload()} /> : this.props.children;
  }
}

/** A page before sign-in: opening one ends an existing session (spec §2). */
function ClearsLogin({ children }: { children: ReactNode }) {
  const { isReseller } = useBrand();
  useEffect(() => {
    if (authSession.isSignedIn()) void signOut(isReseller ? 'reseller' : 'seller');
  }, [isReseller]);
  return children;
}

/** Everything behind the sign-in, fetched on first render. */
export const LateWorkspace = latePage(async () => (await import('./workspace.tsx')).Workspace);

const RawPages = latePage(async () => (await import('./raw-pages.tsx')).RawPages);

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
  /** A session from the address; settled before any route (decision D5). */
  handover: Handover | null;
  /** Everything behind the sign-in; {@link LateWorkspace} if it is not loaded yet. */
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

/** Opens the page that was requested before sign-in, or home. */
const openRequested = () => goToPath(takeRememberedUrl(), { replace: true });

/** `/login`; redirects to the requested page, or home. */
function PublicLogin() {
  return <LoginPage corner={<LanguageToggle />} onSignedIn={openRequested} />;
}

/** Goes to a sign-in page, which reports that the password was set. */
const passwordIsSet = (login: string) => () => {
  sessionStore.set('loginNotice', 'passwordSet');
  goToPath(login, { replace: true });
};

/** `/reset`; leads back to the sign-in. */
function PublicReset() {
  return <ResetPage corner={<LanguageToggle />} onDone={passwordIsSet('/login')} />;
}

/** `/sign-up` and `/ss/sign-up`; lead home, signed in. */
function PublicSignUp() {
  return <SignUpPage corner={<LanguageToggle />} onSignedIn={openRequested} />;
}

/** The three pages of a reseller's client without a password; lead back to the sign-in. */
function PublicResellerReset({ step }: Pick<ComponentProps<typeof ResellerResetPage>, 'step'>) {
  return <ResellerResetPage corner={<LanguageToggle />} step={step} onDone={passwordIsSet('/ss/login')} />;
}
