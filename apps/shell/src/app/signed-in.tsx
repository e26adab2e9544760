import { UiProvider } from '@lading/ui/ui-provider';
import { createToaster, Toaster } from '@lading/ui/toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { createQueryClient } from '../platform/query-client.ts';
import { useTexts } from '../platform/texts.ts';
import { AccountGate } from './account-gate.tsx';
import { createErrorPolicy } from './error-policy.ts';
import { NoticesContext } from './notices-context.ts';

/** What every page behind the sign-in stands on: server data, what floats, notices, and the account. */
export function SignedIn({ waiting, children }: { waiting?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['errors', 'common']);
  const texts = useTexts();
  const [toaster] = useState(createToaster);
  const [onFailure] = useState(() => createErrorPolicy(texts, toaster));
  const [queryClient] = useState(() => createQueryClient(onFailure));
  const notices = useMemo(() => ({ toaster, onFailure }), [toaster, onFailure]);
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <AccountGate waiting={waiting}>
          <NoticesContext value={notices}>{children}</NoticesContext>
        </AccountGate>
        <Toaster toaster={toaster} label={t('notices')} closeLabel={t('dismiss')} />
      </UiProvider>
    </QueryClientProvider>
  );
}
