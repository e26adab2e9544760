import { lazy } from 'react';

/** `/temu-warehouse-authorization` (spec §2). */
export const AuthorizationPage = lazy(() =>
  import('./authorization-page.tsx').then((file) => ({ default: file.AuthorizationPage })),
);
