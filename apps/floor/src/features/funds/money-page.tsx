import type { RateCard, WarehouseClient } from '@lading/contracts/funds';
import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { cx } from '@lading/ui/cx';
import { EmptyState } from '@lading/ui/empty-state';
import { Skeleton } from '@lading/ui/skeleton';
import { StatusBadge, type Status } from '@lading/ui/status-badge';
import { Plus, ReceiptText, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FloorPage } from '../../frame/floor-page.tsx';
import { ClientPaymentDialog } from './client-payment-dialog.tsx';
import { ClientStatementDialog } from './client-statement-dialog.tsx';
import { ClientTermsDialog } from './client-terms-dialog.tsx';
import { useCards, useClients } from './money-queries.ts';
import { PaymentsToConfirm } from './payments-to-confirm.tsx';
import { useMayMoveMoney } from './use-may-move-money.ts';

/** The provider's money: what clients owe and pay, and their rate cards (decision D15). */
export function MoneyPage() {
  const { t } = useTranslation('fundsMoney');
  const mayMove = useMayMoveMoney();
  return (
    <FloorPage title={t('title')}>
      {({ warehouseId }) => (
        <div key={warehouseId} className="grid gap-4">
          {mayMove ? null : <Banner>{t('ownersOnly')}</Banner>}
          <PaymentsToConfirm warehouseId={warehouseId} />
          <Clients warehouseId={warehouseId} />
          <Cards warehouseId={warehouseId} />
        </div>
      )}
    </FloorPage>
  );
}

const acts = ['pay', 'terms', 'statement'] as const;
type Act = (typeof acts)[number];
const actsOfMembers: readonly Act[] = ['statement'];
const dialogs = {
  pay: ClientPaymentDialog,
  terms: ClientTermsDialog,
  statement: ClientStatementDialog,
} as const;

function Clients({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation('fundsMoney');
  const amount = useAmount();
  const { data, error, refetch, isFetching } = useClients(warehouseId);
  const [open, setOpen] = useState<{ act: Act; client: WarehouseClient } | null>(null);
  const Dialog = open && dialogs[open.act];
  const allowed: readonly Act[] = useMayMoveMoney() ? acts : actsOfMembers;
  return (
    <Card
      title={t('clients.title')}
      flush
      actions={
        <Button size="small" render={<Link to="/money/invoices" />}>
          <ReceiptText aria-hidden="true" />
          {t('invoices')}
        </Button>
      }
    >
      {data ? (
        data.length === 0 ? (
          <EmptyState compact icon={<Users />} title={t('clients.empty')}>
            {t('clients.emptyHint')}
          </EmptyState>
        ) : (
          <ul aria-label={t('clients.title')} className="divide-y divide-line">
            {data.map((client) => (
              <li key={client.orgId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
                <div className="min-w-40 flex-1">
                  <p className="truncate text-sm font-medium text-ink">{client.orgName}</p>
                  {client.unrated > 0 ? (
                    <p className="text-xs text-warning-ink">
                      {t('clients.unrated', { count: client.unrated })}
                    </p>
                  ) : null}
                </div>
                <p
                  className={cx(
                    'text-sm font-semibold tabular-nums',
                    client.balance.minor < 0 ? 'text-danger-ink' : 'text-ink',
                  )}
                >
                  {amount(client.balance)}
                </p>
                <div className="flex flex-wrap gap-2">
                  {allowed.map((act) => (
                    <Button
                      key={act}
                      size="small"
                      aria-label={t('clients.of', { act: t(`clients.${act}`), client: client.orgName })}
                      onClick={() => setOpen({ act, client })}
                    >
                      {t(`clients.${act}`)}
                    </Button>
                  ))}
                </div>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <FailureState
          compact
          title={t('clients.failed')}
          fault={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="m-4 h-16" />
      )}
      {Dialog ? (
        <Dialog warehouseId={warehouseId} client={open.client} onClose={() => setOpen(null)} />
      ) : null}
    </Card>
  );
}

const looks: Record<RateCard['state'], Status> = {
  DRAFT: 'waiting',
  SCHEDULED: 'progress',
  CURRENT: 'success',
  ENDED: 'info',
};

function Cards({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation('fundsMoney');
  const { data, error, refetch, isFetching } = useCards(warehouseId);
  return (
    <Card
      title={t('cards.title')}
      flush
      actions={
        <Button size="small" render={<Link to="/money/cards/new" />}>
          <Plus aria-hidden="true" />
          {t('cards.add')}
        </Button>
      }
    >
      {data ? (
        data.length === 0 ? (
          <EmptyState compact icon={<ReceiptText />} title={t('cards.empty')}>
            {t('cards.emptyHint')}
          </EmptyState>
        ) : (
          <ul aria-label={t('cards.title')} className="divide-y divide-line">
            {data.map((card) => (
              <li
                key={card.cardId}
                className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 text-sm hover:bg-hover"
              >
                <Link
                  to={`/money/cards/${card.cardId}`}
                  className="min-w-40 flex-1 truncate font-medium text-ink after:absolute after:inset-0"
                >
                  {card.cardName}
                </Link>
                <span className="text-ink-muted">{card.clientName ?? t('cards.everyClient')}</span>
                <span className="text-ink-muted">{t('cards.from', { day: card.validFrom })}</span>
                <StatusBadge status={looks[card.state]}>{t(`cards.state.${card.state}`)}</StatusBadge>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <FailureState
          compact
          title={t('cards.failed')}
          fault={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Skeleton className="m-4 h-16" />
      )}
    </Card>
  );
}
