import type { ApiKey, ApiScope } from '@lading/contracts/integrations';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { IconButton } from '@lading/ui/icon-button';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { Ban, KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApiKeyActs } from './api-key-queries.ts';
import { CreateKeyDialog } from './create-key-dialog.tsx';

const looks = { active: 'success', expired: 'warning', revoked: 'info' } as const satisfies Record<
  string,
  Status
>;

function stateOf({ revokeTime, expireTime }: ApiKey): keyof typeof looks {
  if (revokeTime) return 'revoked';
  return expireTime && Date.parse(expireTime) <= Date.now() ? 'expired' : 'active';
}

function useKeyColumns(): TableColumn<ApiKey>[] {
  const { t } = useTranslation('integrations');
  const formats = useFormats();
  return [
    {
      id: 'name',
      header: t('keys.column.name'),
      cell: ({ name, prefix, createTime, createdBy }) => (
        <span
          className="block min-w-0"
          title={t('keys.madeBy', { time: formats.time(createTime), name: createdBy })}
        >
          <span className="block font-medium break-words text-ink">{name}</span>
          <code className="text-xs text-ink-faint">{prefix}…</code>
        </span>
      ),
    },
    {
      id: 'scopes',
      header: t('keys.column.scopes'),
      cell: ({ scopes }) => (
        <span
          className="text-sm break-words text-ink-muted"
          title={scopes.map((one) => t(`scope.${one}`)).join('\n')}
        >
          {scopes.join(', ')}
        </span>
      ),
    },
    {
      id: 'used',
      header: t('keys.column.used'),
      cell: ({ lastUsedTime }) => (lastUsedTime ? <Ago moment={lastUsedTime} /> : t('keys.never')),
    },
    {
      id: 'expires',
      header: t('keys.column.expires'),
      cell: ({ expireTime }) => (expireTime ? <Ago moment={expireTime} /> : t('keys.untilRevoked')),
    },
    {
      id: 'state',
      header: t('keys.column.state'),
      cell: (key) => (
        <StatusBadge status={looks[stateOf(key)]}>{t(`keys.state.${stateOf(key)}`)}</StatusBadge>
      ),
    },
  ];
}

/** The organization's API keys: create one, revoke one. */
export function ApiKeysCard({ keys, scopes }: { keys: readonly ApiKey[]; scopes: readonly ApiScope[] }) {
  const { t } = useTranslation(['integrations', 'common']);
  const { revoke } = useApiKeyActs();
  const columns = useKeyColumns();
  const [isCreating, create] = useState(false);
  const [doomed, askToRevoke] = useState<ApiKey | null>(null);
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => create(true)}>
      {t('keys.create')}
    </Button>
  );
  return (
    <Card title={t('keys.title')} description={t('keys.text')} actions={keys.length > 0 ? add : null}>
      {revoke.error ? <FailureBanner title={t('keys.notRevoked')} fault={revoke.error} /> : null}
      <DataTable
        label={t('keys.title')}
        columns={columns}
        rows={keys}
        rowId={({ apiKeyId }) => apiKeyId}
        actionsLabel={t('keys.actions')}
        rowActions={(key) =>
          key.revokeTime ? null : (
            <IconButton
              label={t('keys.revoke', { name: key.name })}
              icon={<Ban aria-hidden="true" />}
              onClick={() => askToRevoke(key)}
            />
          )
        }
        empty={
          <EmptyState icon={<KeyRound />} title={t('keys.empty')} action={add}>
            {t('keys.emptyHint')}
          </EmptyState>
        }
      />
      {isCreating ? <CreateKeyDialog scopes={scopes} onClose={() => create(false)} /> : null}
      {doomed ? (
        <ConfirmDialog
          open
          danger
          onOpenChange={(open) => (open ? undefined : askToRevoke(null))}
          title={t('revoke.title', { name: doomed.name })}
          confirmLabel={t('revoke.submit')}
          cancelLabel={t('common:action.cancel')}
          // A refusal is shown above the table.
          onConfirm={() => revoke.mutateAsync(doomed.apiKeyId).finally(() => askToRevoke(null))}
        >
          {t('revoke.text')}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
