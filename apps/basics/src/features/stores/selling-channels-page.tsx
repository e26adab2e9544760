import { useBusEvent, useHost } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import { storeChannel, storesApi, storeSyncApi } from '@lading/contracts/stores';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Page } from '@lading/sub-app-kit/components/page';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { DataTable } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plug } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useChannelColumns } from './use-channel-columns.tsx';

const { storeList } = storesApi.calls;
const { connectableChannels } = storeSyncApi.calls;

/** The stores that the organization sells through (spec §2, Selling Channels); a row opens the store's settings. */
export function SellingChannelsPage() {
  const { t } = useTranslation(['storesChannels', 'shellMenu']);
  const formats = useFormats();
  const client = useQueryClient();
  const host = useHost();
  const api = useApi();
  const stores = useQuery({ ...callQuery(api, storeList), staleTime: 0 });
  // Empty if the back end does not support the call (decision D2): then it is not offered.
  const { data: offered } = useQuery({ ...callQuery(api, connectableChannels, {}), retry: false });
  const columns = useChannelColumns();
  // A store that was disconnected and then switched off is no longer listed; its orders can still be filtered by it.
  const listed = stores.data?.filter(({ state, disconnectTime }) => state !== 0 || !disconnectTime);
  // A pull in the header has finished with new orders.
  useBusEvent('list:refresh', ({ kind }) => {
    if (kind === 'order') void client.invalidateQueries({ queryKey: queryKey(storeList) });
  });

  return (
    <Page title={t('shellMenu:settings.channels')}>
      <PageHeader
        title={t('shellMenu:settings.channels')}
        count={formats.number(listed?.length)}
        description={t('text')}
        actions={
          offered?.length ? (
            <Button
              variant="primary"
              icon={<Plug aria-hidden="true" />}
              // The dialog belongs to the shell, like the popover of stores (spec §2).
              onClick={() => host.bus.emit('store:connect', {})}
            >
              {t('connect')}
            </Button>
          ) : null
        }
      />
      <DataTable
        label={t('shellMenu:settings.channels')}
        columns={columns}
        rows={listed ?? []}
        rowId={({ storeId }) => storeId}
        // Opens the store's settings, or reconnects it if disconnected; the dialogs belong to the shell.
        rowLink={({ storeId, name, type }) => (
          <button
            type="button"
            aria-label={name || formats.pick(storeChannel(type).name, storeChannel(type).zhName)}
            onClick={() => host.bus.emit('store:connect', { storeId })}
          />
        )}
        loading={stores.isPending}
        empty={
          <EmptyState icon={<Plug />} title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        }
        {...(stores.error && !stores.data
          ? {
              error: (
                <FailureState
                  title={t('failed')}
                  fault={stores.error}
                  onRetry={() => void stores.refetch()}
                  retrying={stores.isFetching}
                />
              ),
            }
          : {})}
      />
    </Page>
  );
}
