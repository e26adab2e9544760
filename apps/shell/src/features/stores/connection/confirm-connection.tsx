import { queryKey } from '@lading/contracts/core';
import { type Store, storeChannel, storeConnectionApi, storesApi } from '@lading/contracts/stores';
import { languageOf } from '@lading/i18n/create-texts';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { ChannelIcon } from '@lading/ui/channel-icon';
import { Skeleton } from '@lading/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../platform/account.ts';
import { api } from '../../../platform/api.ts';
import { callQuery } from '../../../platform/call-query.ts';
import { RawPage } from '../../../platform/raw-page.tsx';
import { refusalText } from '../../../platform/refusal-text.ts';
import { SignedInAs } from '../../../platform/signed-in-as.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { OrdersLink } from './orders-link.tsx';
import { CircleCheck } from 'lucide-react';

/** The store is connected: what follows, and a link to the orders. */
function Connected({ store, corner }: { store: Store; corner: ReactNode }) {
  const { t } = useTranslation('storesConnection');
  const said = useRef<HTMLOutputElement>(null);
  // The pressed button is gone.
  useEffect(() => said.current?.focus(), []);
  return (
    <RawPage title={t('connectedTitle')} corner={corner}>
      <output ref={said} tabIndex={-1} className="mt-3 flex gap-2.5 text-base text-ink-muted outline-none">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-ink" />
        <span>{t('connectedText', { name: store.name ?? store.storeId })}</span>
      </output>
      <OrdersLink />
    </RawPage>
  );
}

interface ConfirmConnectionProps {
  ticket: string;
  corner: ReactNode;
  onSwitchAccount: () => void;
}

/** Asks the signed-in person whether this store should belong to this organization (decision D10); nothing is connected before. */
export function ConfirmConnection({ ticket, corner, onSwitchAccount }: ConfirmConnectionProps) {
  const { t } = useTranslation('storesConnection');
  const language = languageOf(useTexts());
  const { user } = useAccount();
  const queries = useQueryClient();
  const waiting = useQuery({
    ...callQuery(storeConnectionApi.calls.waitingStore, { query: { ticket } }),
    staleTime: Infinity,
    retry: false,
    meta: { isSilent: true },
  });
  const connect = useMutation({
    mutationFn: () => api.call(storeConnectionApi.calls.connectStore, { body: { ticket } }),
    meta: { isSilent: true },
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKey(storesApi.calls.storeList) }),
  });
  const says = (fault: unknown) => refusalText(fault, language, t('serverError'));

  if (connect.data) return <Connected store={connect.data} corner={corner} />;
  const store = waiting.data;
  const channel = storeChannel(store?.type);
  const orgName = user.org.orgName || user.org.orgId;
  return (
    <RawPage title={store?.isConnected ? t('renewTitle') : t('connectTitle')} corner={corner}>
      {waiting.isError ? (
        <Banner
          tone="danger"
          live
          className="mt-4"
          actions={
            <Button size="small" loading={waiting.isFetching} onClick={() => void waiting.refetch()}>
              {t('retry')}
            </Button>
          }
        >
          {says(waiting.error)}
        </Banner>
      ) : null}
      {waiting.isPending ? (
        <output aria-label={t('loading')} className="mt-5 block">
          <Skeleton className="h-9 w-64" />
        </output>
      ) : null}
      {store ? (
        <>
          <p className="mt-2 text-base text-ink-muted">
            {store.isConnected ? t('renewText') : t('connectText')}
          </p>
          <div className="mt-5 flex items-center gap-3">
            <ChannelIcon code={store.type ?? 0} size="large" />
            <div className="min-w-0">
              <p className="truncate text-base font-semibold">{store.name}</p>
              <p className="truncate text-sm text-ink-muted">
                {`${language === 'cn' ? channel.zhName : channel.name} · ${store.externalId ?? ''}`}
              </p>
            </div>
          </div>
          <p className="mt-5 mb-1.5 text-sm font-medium">{t('into')}</p>
          <SignedInAs onSwitch={onSwitchAccount} />
          {connect.isError ? (
            <Banner tone="danger" live className="mt-4">
              {says(connect.error)}
            </Banner>
          ) : null}
          <Button
            variant="primary"
            size="large"
            fullWidth
            className="mt-6"
            loading={connect.isPending}
            onClick={() => connect.mutate()}
          >
            {t('connect', { name: orgName })}
          </Button>
          <p className="mt-3 text-center text-xs text-ink-muted">{t('notYours')}</p>
        </>
      ) : null}
      {waiting.isError ? <OrdersLink /> : null}
    </RawPage>
  );
}
