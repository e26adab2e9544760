import { PartFaultProvider } from '@lading/ui/late';
import { UiProvider } from '@lading/ui/ui-provider';
import { createToaster, Toaster } from '@lading/ui/toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isChunkFailure } from '../features/sub-app-host/index.ts';
import { createQueryClient } from '../platform/query-client.ts';
import { useTexts } from '../platform/texts.ts';
import { AccountGate } from './account-gate.tsx';
import { createErrorPolicy } from './error-policy.ts';
import { NoticesContext } from './notices-context.ts';

/** The basis of every page behind the sign-in: server data, overlays, notices, and the account. */
export function SignedIn({ waiting, children }: { waiting?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation(['commonErrors', 'common']);
  const texts = useTexts();
  const [toaster] = useState(createToaster);
  const [onFailure] = useState(() => createErrorPolicy(texts, toaster));
  const [queryClient] = useState(() => createQueryClient(onFailure));
  const onPartFault = useCallback(
    (fault: unknown) => {
      const text = t(isChunkFailure(fault) ? 'common:partMissing' : 'commonErrors:broken');
      toaster.error(text, { id: `fault ${text}` });
    },
    [t, toaster],
  );
  const notices = useMemo(() => ({ toaster, onFailure }), [toaster, onFailure]);
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
