import type { i18n } from 'i18next';
import { lazy, StrictMode, Suspense, useCallback, useState, type ComponentType } from 'react';
import { I18nextProvider } from 'react-i18next';
import { ErrorPage, MaintainPage } from '../features/maintenance/index.ts';
import { HandoverPage, type Handover } from '../features/session/index.ts';
import { BrandProvider, type Brand } from '../platform/brand/brand.ts';
import { Routing, usePathname } from '../platform/routing.tsx';
import { CrashBoundary } from './crash-boundary.tsx';
import { PublicLogin, PublicReset } from './public-routes.tsx';
import { RequireSession } from './require-session.tsx';

const Workspace = lazy(() => import('./workspace.tsx').then((file) => ({ default: file.Workspace })));

/** The public pages of the shell by their paths (spec §2). */
const publicPages: Readonly<Record<string, ComponentType>> = {
  '/login': PublicLogin,
  '/reset': PublicReset,
  '/maintain': MaintainPage,
  '/error': ErrorPage,
};

/** A few public pages, and everything else behind the sign-in. */
function ShellRoutes() {
  const pathname = usePathname();
  const PublicPage = publicPages[pathname.replace(/(?<=.)\/+$/, '')];
  if (PublicPage) return <PublicPage />;
  return (
    <RequireSession>
      <Workspace />
    </RequireSession>
  );
}

interface AppProps {
  texts: i18n;
  brand: Brand;
  /** A session that the address brought; settled before any route (decision D5). */
  handover: Handover | null;
}

/** The shell: texts, brand and router around its pages. */
export function App({ texts, brand, handover }: AppProps) {
  const [isSettled, setSettled] = useState(handover === null);
  const settle = useCallback(() => setSettled(true), []);
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <BrandProvider value={brand}>
          <Routing>
            <CrashBoundary>
              <Suspense>
                {handover && !isSettled ? (
                  <HandoverPage handover={handover} onDone={settle} />
                ) : (
                  <ShellRoutes />
                )}
              </Suspense>
            </CrashBoundary>
          </Routing>
        </BrandProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
