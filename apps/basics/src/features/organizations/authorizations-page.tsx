import { queryKey } from '@lading/contracts/core';
import { type WarehouseAuthorization, warehouseAuthorizationApi } from '@lading/contracts/organizations';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Page } from '@lading/sub-app-kit/components/page';
import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { type Status, StatusBadge } from '@lading/ui/status-badge';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const { authorizations, revoke } = warehouseAuthorizationApi.calls;

const looks = { active: 'success', waiting: 'waiting', revoked: 'info' } as const satisfies Record<
  string,
  Status
>;

/** Whether the marketplace uses an authorization, has not requested it yet, or no longer may. */
function stateOf({ revokedTime, redeemedTime }: WarehouseAuthorization): keyof typeof looks {
  if (revokedTime) return 'revoked';
  return redeemedTime ? 'active' : 'waiting';
}

/** The authorizations of the marketplace's cooperative warehouse, which can be revoked here (spec §2, decision D21). */
export function AuthorizationsPage() {
  const { t } = useTranslation(['organizations', 'shellMenu']);
  const api = useApi();
  const client = useQueryClient();
  const list = useQuery({ ...callQuery(api, authorizations), staleTime: 0 });
  const [doomed, setDoomed] = useState<WarehouseAuthorization | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const end = useMutation({
    mutationFn: (authorizationId: string) => api.call(revoke, { body: { authorizationId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey(authorizations) }),
  });
  const nameOf = ({ storeName, customCode }: WarehouseAuthorization) => storeName ?? customCode ?? '';
  const columns = useAuthorizationColumns((authorization) => {
    end.reset();
    setDoomed(authorization);
    setIsAsking(true);
  });

  return (
    <Page title={t('shellMenu:settings.temu')}>
      <PageHeader title={t('shellMenu:settings.temu')} description={t('temu.text')} />
      <DataTable
        label={t('shellMenu:settings.temu')}
        columns={columns}
        rows={list.data ?? []}
        rowId={({ authorizationId }) => authorizationId}
        loading={list.isPending}
        empty={
          <EmptyState icon={<ShieldCheck />} title={t('temu.empty')}>
            {t('temu.emptyHint')}
          </EmptyState>
        }
        {...(list.error && !list.data
          ? {
              error: (
                <FailureState
                  title={t('temu.failed')}
                  fault={list.error}
                  onRetry={() => void list.refetch()}
                  retrying={list.isFetching}
                />
              ),
            }
          : {})}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('temu.revokeTitle', { name: doomed ? nameOf(doomed) : '' })}
        confirmLabel={t('temu.revokeConfirm')}
        cancelLabel={t('temu.revokeKeep')}
        danger
        onConfirm={async () => {
          if (doomed) await end.mutateAsync(doomed.authorizationId);
        }}
      >
        <p>{t('temu.revokeText')}</p>
        {end.error ? <FailureBanner title={t('temu.revokeFailed')} fault={end.error} /> : null}
      </ConfirmDialog>
    </Page>
  );
}

function useAuthorizationColumns(
  onRevoke: (authorization: WarehouseAuthorization) => void,
): TableColumn<WarehouseAuthorization>[] {
  const { t } = useTranslation(['organizations', 'common']);
  const none = t('common:state.none');
  return [
    {
      id: 'store',
      header: t('temu.column.store'),
      cell: ({ storeName, customCode }) => storeName ?? customCode,
    },
    {
      id: 'warehouses',
      header: t('temu.column.warehouses'),
      cell: ({ warehouses }) =>
        warehouses.map(({ warehouseName, warehouseCode }) => warehouseName || warehouseCode).join(', ') ||
        none,
    },
    {
      id: 'state',
      header: t('temu.column.state'),
      cell: (authorization) => {
        const state = stateOf(authorization);
        return <StatusBadge status={looks[state]}>{t(`temu.state.${state}`)}</StatusBadge>;
      },
    },
    {
      id: 'authorized',
      header: t('temu.column.authorized'),
      cell: ({ authorizedTime, authorizedBy }) => (
        <span className="text-ink-muted">
          <Ago moment={authorizedTime} />
          {authorizedBy ? ` · ${authorizedBy}` : ''}
        </span>
      ),
    },
    {
      id: 'act',
      header: t('temu.column.act'),
      cell: (authorization) =>
        authorization.revokedTime ? (
          <Ago moment={authorization.revokedTime} className="text-ink-muted" />
        ) : (
          <Button
            size="small"
            aria-label={t('temu.revokeOf', {
              name: authorization.storeName ?? authorization.customCode ?? '',
            })}
            onClick={() => onRevoke(authorization)}
          >
            {t('temu.revoke')}
          </Button>
        ),
    },
  ];
}
