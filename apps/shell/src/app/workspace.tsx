import { UiProvider } from '@lading/ui/ui-provider';
import { createToaster, Toaster } from '@lading/ui/toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createQueryClient } from '../platform/query-client.ts';
import { useTexts } from '../platform/texts.ts';
import { AccountGate } from './account-gate.tsx';
import { createErrorPolicy } from './error-policy.ts';
import { Home } from './home.tsx';

/** Everything behind the sign-in: server data, what floats, notices, and then the account and its frame. */
export function Workspace() {
  const { t } = useTranslation(['errors', 'common']);
  const texts = useTexts();
  const [toaster] = useState(createToaster);
  const [queryClient] = useState(() => createQueryClient(createErrorPolicy(texts, toaster)));
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <AccountGate>
          <Home />
        </AccountGate>
        <Toaster toaster={toaster} label={t('notices')} closeLabel={t('dismiss')} />
      </UiProvider>
    </QueryClientProvider>
  );
}
