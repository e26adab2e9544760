import type { i18n } from 'i18next';
import { lazy, StrictMode, Suspense, useCallback, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router';
import { ErrorPage, MaintainPage } from '../features/maintenance/index.ts';
import { HandoverPage, type Handover } from '../features/session/index.ts';
import { BrandProvider, type Brand } from '../platform/brand/brand.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { PublicLogin, PublicReset } from './public-routes.tsx';
import { RequireSession } from './require-session.tsx';

const Workspace = lazy(() => import('./workspace.tsx').then((file) => ({ default: file.Workspace })));

/** Every route of the shell (spec §2): a few public pages, and everything else behind the sign-in. */
function ShellRoutes() {
  return (
    <Routes>
      <Route path="/login" element={<PublicLogin />} />
      <Route path="/reset" element={<PublicReset />} />
      <Route path="/maintain" element={<MaintainPage />} />
      <Route path="/error" element={<ErrorPage />} />
      <Route
        path="*"
        element={
          <RequireSession>
            <Workspace />
          </RequireSession>
        }
      />
    </Routes>
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
          <BrowserRouter>
            <CrashBoundary>
              <Suspense>
                {handover && !isSettled ? (
                  <HandoverPage handover={handover} onDone={settle} />
                ) : (
                  <ShellRoutes />
                )}
              </Suspense>
            </CrashBoundary>
          </BrowserRouter>
        </BrandProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
