import { listedPickupStates, type Pickup } from '@lading/contracts/shipment-service';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { ListPage, type ListDefinition } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { EmptyState } from '@lading/ui/empty-state';
import { late } from '@lading/ui/late';
import { ClipboardList, PackageOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PickupBadge, PickupFacts, usePickupTexts } from './pickup-facts.tsx';
import {
  pickupListAddress,
  usePickupActs,
  usePickupExport,
  usePickupPages,
  type PickupFilters,
  type PickupSort,
} from './pickup-queries.ts';

const ScheduleDialog = late(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog);

/** A pickup next to the list, with its cancellation. */
function PickupPanel({ pickup }: { pickup: Pickup }) {
  const { t } = useTranslation(['shippingPickups', 'common']);
  const formats = useFormats();
  const { cancel } = usePickupActs();
  const [asks, ask] = useState(false);
  const { message, pickupId } = pickup;
  return (
    <div className="grid gap-4">
      <div>
        <PickupBadge state={pickup.state} />
      </div>
      {message ? <Banner tone="warning">{formats.pick(message.message, message.zhMessage)}</Banner> : null}
      {cancel.error ? <FailureBanner title={t('cancel.failed')} fault={cancel.error} /> : null}
      <div>
        <PickupFacts pickup={pickup} />
      </div>
      {pickup.canCancel ? (
        <div>
          <Button variant="danger" loading={cancel.isPending} onClick={() => ask(true)}>
            {t('cancel.act')}
          </Button>
        </div>
      ) : null}
      {pickup.cancelsElsewhere ? <p className="text-sm text-ink-muted">{t('cancel.elsewhere')}</p> : null}
      {asks ? (
        <ConfirmDialog
          open
          danger
          onOpenChange={ask}
          title={t('cancel.title')}
          confirmLabel={t('cancel.act')}
          cancelLabel={t('cancel.keep')}
          // A refusal is shown in the panel.
          onConfirm={() => cancel.mutateAsync(pickupId).finally(() => ask(false))}
        >
          {t('cancel.text')}
        </ConfirmDialog>
      ) : null}
    </div>
  );
}

/** Pickups by carriers (spec §2, "Shipment Service"): scheduled after showing the fee, canceled with the carrier's reply. */
export function PickupsPage() {
  const { t } = useTranslation(['shippingPickups', 'shellMenu']);
  const texts = usePickupTexts();
  const page = usePickupPages();
  const exportPickups = usePickupExport();
  const [schedules, schedule] = useState(false);
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => schedule(true)}>
      {t('add')}
    </Button>
  );
  const list: ListDefinition<Pickup, PickupSort, PickupFilters> = {
    id: 'pickups',
    address: pickupListAddress,
    page,
    export: exportPickups,
    title: t('shellMenu:settings.pickups'),
    label: t('label'),
    failedTitle: t('failed'),
    empty: (
      <EmptyState icon={<PackageOpen />} title={t('empty')} action={add}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowId: ({ pickupId }) => pickupId,
    rowName: ({ confirmation, pickupId }) => confirmation ?? pickupId,
    columns: [
      {
        id: 'readyTime',
        header: t('column.day'),
        sortable: true,
        width: 190,
        cell: (one) => (
          <span className="tabular-nums">
            {one.day} <span className="text-ink-muted">{texts.windowOf(one)}</span>
          </span>
        ),
      },
      {
        id: 'state',
        header: t('column.state'),
        width: 150,
        phone: 'end',
        cell: ({ state }) => <PickupBadge state={state} />,
      },
      { id: 'carrier', header: t('column.carrier'), width: 140, grow: 1, cell: (one) => one.carrierName },
      {
        id: 'address',
        header: t('column.address'),
        width: 220,
        grow: 3,
        phone: 'none',
        cell: (one) => (
          <span className="block truncate" title={texts.linesOf(one).join(', ')}>
            {texts.linesOf(one).join(', ')}
          </span>
        ),
      },
      { id: 'packages', header: t('column.packages'), width: 170, phone: 'none', cell: texts.loadOf },
      { id: 'fee', header: t('column.fee'), numeric: true, width: 90, cell: texts.feeOf },
      {
        id: 'confirmation',
        header: t('column.confirmation'),
        width: 130,
        phone: 'none',
        cell: ({ confirmation }) => <span className="select-all">{confirmation}</span>,
      },
    ],
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'state',
      label: t('stateLabel'),
      allLabel: t('allStates'),
      items: listedPickupStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
    },
    peek: {
      title: ({ confirmation, pickupId }) => t('one', { no: confirmation ?? pickupId }),
      body: (pickup) => <PickupPanel key={pickup.pickupId} pickup={pickup} />,
    },
  };
  return (
    <>
      <ListPage
        list={list}
        actions={
          <>
            <Button
              icon={<ClipboardList aria-hidden="true" />}
              render={<Link to="/settings/pickups/manifests" />}
            >
              {t('manifests')}
            </Button>
            {add}
          </>
        }
      />
      {schedules ? <ScheduleDialog onClose={() => schedule(false)} /> : null}
    </>
  );
}
