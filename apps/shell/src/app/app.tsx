import type { i18n } from 'i18next';
import { lazy, StrictMode, Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router';
import { ErrorPage, MaintainPage } from '../features/maintenance/index.ts';
import { BrandProvider, type Brand } from '../platform/brand/brand.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { PublicLogin, PublicReset } from './public-routes.tsx';
import { RequireSession } from './require-session.tsx';

const Workspace = lazy(() => import('./workspace.tsx').then((file) => ({ default: file.Workspace })));

/** Every route of the shell (spec §2): a few public pages, and everything else behind the sign-in. */
export function App({ texts, brand }: { texts: i18n; brand: Brand }) {
  return (
    <StrictMode>
      <I18nextProvider i18n={texts}>
        <BrandProvider value={brand}>
          <BrowserRouter>
            <CrashBoundary>
              <Suspense>
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
              </Suspense>
            </CrashBoundary>
          </BrowserRouter>
        </BrandProvider>
      </I18nextProvider>
    </StrictMode>
  );
}
