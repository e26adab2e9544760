import { PartFaultProvider } from '@lading/ui/late';
import { UiProvider } from '@lading/ui/ui-provider';
import { createToaster, Toaster } from '@lading/ui/toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isChunkFailure } from '../features/sub-app-host/index.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { useTexts } from '../platform/texts.ts';
import { AccountGate } from './account-gate.tsx';
import { createErrorPolicy } from './error-policy.ts';
import { NoticesContext, type Notices } from './notices-context.ts';

/** The basis of every page behind the sign-in: server data, overlays, notices, and the account. */
export function SignedIn({ waiting, children }: { waiting?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['commonErrors', 'common']);
  const texts = useTexts();
  const [notices] = useState((): Notices => {
    const toaster = createToaster();
    return { toaster, onFailure: createErrorPolicy(texts, toaster), followedTasks: new Set() };
  });
  const { toaster, onFailure } = notices;
  const [queryClient] = useState(() => createQueryClient(onFailure));
  const onPartFault = useCallback(
    (fault: unknown) => {
      const text = t(isChunkFailure(fault) ? 'common:partMissing' : 'commonErrors:broken');
      toaster.error(text, { id: `fault ${text}` });
    },
    [t, toaster],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <UiProvider>
        <PartFaultProvider value={onPartFault}>
          <AccountGate waiting={waiting}>
            <NoticesContext value={notices}>{children}</NoticesContext>
          </AccountGate>
        </PartFaultProvider>
        <Toaster toaster={toaster} label={t('notices')} closeLabel={t('dismiss')} />
      </UiProvider>
    </QueryClientProvider>
  );
}
