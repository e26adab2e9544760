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

type WebhookActs = ReturnType<typeof useWebhookActs>;

interface WebhookActionsProps {
  webhook: Webhook;
  change: WebhookActs['change'];
  onEdit: () => void;
  onRemove: () => void;
}

/** Switches, changes or removes the webhook of a row. */
function WebhookActions({ webhook, change, onEdit, onRemove }: WebhookActionsProps) {
  const { t } = useTranslation('integrations');
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
      <IconButton label={t('hooks.edit', { host })} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
      <IconButton
        label={t('hooks.remove', { host })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </>
  );
}

interface RemoveWebhookProps {
  webhook: Webhook;
  remove: WebhookActs['remove'];
  onClose: () => void;
}

/** Asks before a webhook is removed; the page shows a refusal above the table. */
function RemoveWebhook({ webhook, remove, onClose }: RemoveWebhookProps) {
  const { t } = useTranslation(['integrations', 'common']);
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t('removeHook.title', { host: hostOf(webhook) })}
      confirmLabel={t('removeHook.submit')}
      cancelLabel={t('common:action.cancel')}
      onConfirm={() => remove.mutateAsync(webhook.webhookId).finally(onClose)}
    >
      {t('removeHook.text')}
    </ConfirmDialog>
  );
}

/** The organization's webhooks: add, change, switch and remove them. */
export function WebhooksCard() {
  const { t } = useTranslation('integrations');
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
        rowActions={(webhook) => (
          <WebhookActions
            webhook={webhook}
            change={change}
            onEdit={() => edit({ webhook })}
            onRemove={() => askToRemove(webhook)}
          />
        )}
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
      {doomed ? <RemoveWebhook webhook={doomed} remove={remove} onClose={() => askToRemove(null)} /> : null}
    </Card>
  );
}
