import { latePage } from '@lading/ui/late';

/** `/temu-warehouse-authorization` (spec §2). */
export const AuthorizationPage = latePage(
  async () => (await import('./authorization-page.tsx')).AuthorizationPage,
);
