import type { Webhook } from '@lading/contracts/integrations';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import { IconButton } from '@lading/ui/icon-button';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { Switch } from '@lading/ui/switch';
import { Pencil, Plus, Trash2, Webhook as WebhookIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WebhookDialog } from './webhook-dialog.tsx';
import { hostOf, useWebhookActs, useWebhooks } from './webhook-queries.ts';

const looks = { on: 'success', failing: 'warning', off: 'info', stopped: 'danger' } as const satisfies Record<
  string,
  Status
>;

function stateOf({ isOn, stop, failingSince }: Webhook): keyof typeof looks {
  if (!isOn) return stop === 'FAILING' ? 'stopped' : 'off';
  return failingSince ? 'failing' : 'on';
}

/** Whether a webhook is active, and its delivery status. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const { t } = useTranslation('integrations');
  const state = stateOf(webhook);
  return <StatusBadge status={looks[state]}>{t(`hooks.state.${state}`)}</StatusBadge>;
}

function useWebhookColumns(): TableColumn<Webhook>[] {
  const { t } = useTranslation('integrations');
  return [
    {
      id: 'url',
      header: t('hooks.column.url'),
      cell: (webhook) => (
        <Link
          to={`/settings/api/webhooks/${webhook.webhookId}`}
          className="font-medium break-all text-brand-ink hover:underline"
          aria-label={t('hooks.open', { host: hostOf(webhook) })}
        >
          {webhook.url}
        </Link>
      ),
    },
    {
      id: 'events',
      header: t('hooks.column.events'),
      cell: ({ events }) => <span className="text-sm break-words text-ink-muted">{events.join(', ')}</span>,
    },
    {
      id: 'last',
      header: t('hooks.column.last'),
      cell: ({ lastSuccessTime }) => (lastSuccessTime ? <Ago moment={lastSuccessTime} /> : t('hooks.never')),
    },
    { id: 'state', header: t('hooks.column.state'), cell: (webhook) => <WebhookState webhook={webhook} /> },
  ];
}

/** The organization's webhooks: add, change, switch and remove them. */
export function WebhooksCard() {
  const { t } = useTranslation(['integrations', 'common']);
  const { data, error, isPending, isFetching, refetch } = useWebhooks();
  const { change, remove } = useWebhookActs();
  const columns = useWebhookColumns();
  const [edited, edit] = useState<{ webhook: Webhook | null } | null>(null);
  const [doomed, askToRemove] = useState<Webhook | null>(null);
  const fault = change.error ?? remove.error;
  const add = (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => edit({ webhook: null })}>
      {t('hooks.create')}
    </Button>
  );
  return (
    <Card title={t('hooks.title')} description={t('hooks.text')} actions={data?.length ? add : null}>
      {fault && !edited ? <FailureBanner title={t('hooks.notDone')} fault={fault} /> : null}
      <DataTable
        label={t('hooks.title')}
        columns={columns}
        rows={data ?? []}
        rowId={({ webhookId }) => webhookId}
        loading={isPending}
        actionsLabel={t('hooks.actions')}
        rowActions={(webhook) => {
          const { webhookId, url, events } = webhook;
          const host = hostOf(webhook);
          return (
            <>
              <Switch
                label={t('hooks.use', { host })}
                hideLabel
                checked={webhook.isOn}
                disabled={change.isPending && change.variables.webhookId === webhookId}
                onCheckedChange={(isOn) => change.mutate({ webhookId, url, events, isOn })}
              />
              <IconButton
                label={t('hooks.edit', { host })}
                icon={<Pencil aria-hidden="true" />}
                onClick={() => edit({ webhook })}
              />
              <IconButton
                label={t('hooks.remove', { host })}
                icon={<Trash2 aria-hidden="true" />}
                onClick={() => askToRemove(webhook)}
              />
            </>
          );
        }}
        empty={
          <EmptyState icon={<WebhookIcon />} title={t('hooks.empty')} action={add}>
            {t('hooks.emptyHint')}
          </EmptyState>
        }
        {...(error && !data
          ? {
              error: (
                <FailureState
                  title={t('hooks.failed')}
                  fault={error}
                  onRetry={() => void refetch()}
                  retrying={isFetching}
                />
              ),
            }
          : {})}
      />
      {edited ? <WebhookDialog webhook={edited.webhook} onClose={() => edit(null)} /> : null}
      {doomed ? (
        <ConfirmDialog
          open
          danger
          onOpenChange={(open) => (open ? undefined : askToRemove(null))}
          title={t('removeHook.title', { host: hostOf(doomed) })}
          confirmLabel={t('removeHook.submit')}
          cancelLabel={t('common:action.cancel')}
          // A refusal is shown above the table.
          onConfirm={() => remove.mutateAsync(doomed.webhookId).finally(() => askToRemove(null))}
        >
          {t('removeHook.text')}
        </ConfirmDialog>
      ) : null}
    </Card>
  );
}
