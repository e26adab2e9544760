import { UiProvider } from '@lading/ui/ui-provider';
import { createToaster, Toaster } from '@lading/ui/toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createQueryClient } from '../platform/query-client.ts';
import { useTexts } from '../platform/texts.ts';
import { AccountGate } from './account-gate.tsx';
import { createErrorPolicy } from './error-policy.ts';
import { Home } from './home.tsx';
import { NoticesContext } from './notices-context.ts';

/** Everything behind the sign-in: server data, what floats, notices, and then the account and its frame. */
export function Workspace() {
  const { t } = useTranslation(['errors', 'common']);
  const texts = useTexts();
  const [toaster] = useState(createToaster);
  const [onFailure] = useState(() => createErrorPolicy(texts, toaster));
  const [queryClient] = useState(() => createQueryClient(onFailure));
  const notices = useMemo(() => ({ toaster, onFailure }), [toaster, onFailure]);
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <AccountGate>
          <NoticesContext value={notices}>
            <Home />
          </NoticesContext>
        </AccountGate>
        <Toaster toaster={toaster} label={t('notices')} closeLabel={t('dismiss')} />
      </UiProvider>
    </QueryClientProvider>
  );
}
