import { warehouseAuthorizationApi } from '@lading/contracts/organizations';
import { languageOf } from '@lading/i18n/create-texts';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Skeleton } from '@lading/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { callQuery } from '../../platform/call-query.ts';
import { destinations } from '../../platform/destinations.ts';
import { isLost } from '../../platform/query-client.ts';
import { RawPage } from '../../platform/raw-page.tsx';
import { refusalText } from '../../platform/refusal-text.ts';
import { RouteLink } from '../../platform/routing.tsx';
import { SignedInAs } from '../../platform/signed-in-as.tsx';
import { useTexts } from '../../platform/texts.ts';
import { AuthorizationForm, type Authorization } from './authorization-form.tsx';

const { readRequest, authorize } = warehouseAuthorizationApi.calls;

interface AuthorizationPageProps {
  /** The query added by the marketplace's portal. */
  query: string;
  corner: ReactNode;
  onSwitchAccount: () => void;
}

/**
 * `/temu-warehouse-authorization`: authorizes the marketplace for chosen warehouses, and returns to its portal (spec §2, decision
 * D10).
 */
export function AuthorizationPage({ query, corner, onSwitchAccount }: AuthorizationPageProps) {
  const { t } = useTranslation('storesConnection');
  const language = languageOf(useTexts());
  const request = useQuery({
    ...callQuery(readRequest, { body: { query } }),
    staleTime: Infinity,
    retry: false,
  });
  const send = useMutation({
    mutationFn: (chosen: Authorization) => api.call(authorize, { body: { query, ...chosen } }),
    meta: { isSilent: true },
    // The server has checked the address against its list of hosts.
    onSuccess: ({ returnTo }) => location.assign(returnTo),
  });
  // The request itself may be valid: a retry is enough.
  const isUnanswered = isLost(request.error);
  const says = (fault: unknown) => refusalText(fault, language, t('serverError'));

  if (send.data) {
    return (
      <RawPage title={t('temu.done')} corner={corner}>
        <output className="mt-2 block text-base text-ink-muted">
          {t('temu.returning', { host: request.data?.returnHost ?? '' })}
        </output>
        <a href={send.data.returnTo} className="mt-5 inline-block text-sm text-brand-ink hover:underline">
          {t('temu.return')}
        </a>
      </RawPage>
    );
  }
  return (
    <RawPage title={t('temu.title')} corner={corner}>
      {request.isPending ? (
        <output aria-label={t('loading')} className="mt-5 block">
          <Skeleton className="h-24 w-full" />
        </output>
      ) : null}
      {request.isError ? (
        <>
          <Banner
            tone="danger"
            live
            className="mt-4"
            actions={
              isUnanswered ? (
                <Button size="small" onClick={() => void request.refetch()}>
                  {t('retry')}
                </Button>
              ) : undefined
            }
          >
            {says(request.error)}
          </Banner>
          {isUnanswered ? null : <p className="mt-3 text-sm text-ink-muted">{t('temu.startAgain')}</p>}
          <Button className="mt-5" size="large" fullWidth render={<RouteLink to={destinations.orders} />}>
            {t('toOrders')}
          </Button>
        </>
      ) : null}
      {request.data ? (
        <>
          <p className="mt-2 text-base text-ink-muted">{t('temu.text', { host: request.data.returnHost })}</p>
          <p className="mt-5 mb-1.5 text-sm font-medium">{t('temu.as')}</p>
          <SignedInAs onSwitch={onSwitchAccount} />
          <AuthorizationForm
            warehouses={request.data.warehouses}
            onSend={(chosen) => send.mutateAsync(chosen)}
          />
        </>
      ) : null}
    </RawPage>
  );
}
