import { listedAddressChangeStates, type AddressChange } from '@lading/contracts/shipment-service';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { late } from '@lading/ui/late';
import { MapPinned } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAskedShipment } from '../use-asked-shipment.ts';
import { ChangeBadge, ChangeFacts, ChangeState, useChangeTexts } from './address-change-facts.tsx';
import {
  changeListAddress,
  useChangeExport,
  useChangePages,
  useChangeStateCounts,
  type ChangeFilters,
  type ChangeSort,
} from './address-change-queries.ts';

const AddressChangeDialog = late(
  async () => (await import('./address-change-dialog.tsx')).AddressChangeDialog,
);

function useChangeColumns(): ListColumn<AddressChange>[] {
  const { t } = useTranslation('shippingAddressChanges');
  const formats = useFormats();
  const texts = useChangeTexts();
  return [
    {
      id: 'shipment',
      header: t('column.shipment'),
      width: 124,
      cell: ({ shipmentNo }) => <span title={shipmentNo}>{shipmentNo}</span>,
    },
    {
      id: 'state',
      header: t('column.state'),
      width: 136,
      phone: 'end',
      cell: ({ state }) => <ChangeBadge state={state} />,
    },
    { id: 'kind', header: t('column.kind'), width: 150, cell: ({ kind }) => t(`kind.${kind}`) },
    {
      id: 'to',
      header: t('column.to'),
      width: 240,
      grow: 3,
      phone: 'none',
      cell: ({ to }) => {
        const lines = to ? texts.linesOf(to).join(', ') : '';
        return (
          <span className="block truncate text-ink-muted" title={lines || undefined}>
            {lines || t('none')}
          </span>
        );
      },
    },
    {
      id: 'carrier',
      header: t('column.carrier'),
      width: 140,
      grow: 1,
      phone: 'none',
      cell: (one) => one.carrierName,
    },
    { id: 'fee', header: t('column.fee'), numeric: true, width: 96, cell: texts.feeOf },
    {
      id: 'requestTime',
      header: t('column.requested'),
      sortable: true,
      width: 128,
      card: ({ requestTime }) => formats.messageTime(requestTime),
      cell: ({ requestTime }) =>
        requestTime ? <Ago moment={requestTime} className="text-ink-muted" /> : null,
    },
  ];
}

/** Changes of address (spec §2, "Shipment Service") with their status. They are requested on the shipment. */
export function AddressChangesPage() {
  const { t } = useTranslation(['shippingAddressChanges', 'shellMenu']);
  const exportChanges = useChangeExport();
  const { shipmentId, leave } = useAskedShipment();
  const choose = (
    <Button icon={<MapPinned aria-hidden="true" />} render={<Link to="/shipments?status=IN_TRANSIT" />}>
      {t('choose')}
    </Button>
  );
  const list: ListDefinition<AddressChange, ChangeSort, ChangeFilters> = {
    id: 'address-changes',
    address: changeListAddress,
    page: useChangePages(),
    title: t('shellMenu:settings.addressChange'),
    label: t('label'),
    failedTitle: t('failed'),
    export: exportChanges,
    exportChosen: exportChanges,
    empty: (
      <EmptyState icon={<MapPinned />} title={t('empty')} action={choose}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowId: ({ changeId }) => changeId,
    rowName: ({ shipmentNo }) => shipmentNo,
    columns: useChangeColumns(),
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'state',
      label: t('stateLabel'),
      allLabel: t('allStates'),
      items: listedAddressChangeStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
      counts: useChangeStateCounts(),
    },
    peek: {
      title: ({ shipmentNo }) => t('one', { no: shipmentNo }),
      body: (change) => (
        <div key={change.changeId} className="grid gap-4">
          <ChangeState change={change} />
          <div>
            <ChangeFacts change={change} />
          </div>
        </div>
      ),
      link: ({ shipmentNo }) => ({
        label: t('toShipment'),
        to: `/shipments?q=${encodeURIComponent(shipmentNo)}`,
      }),
    },
  };
  return (
    <>
      <ListPage list={list} actions={choose} />
      {shipmentId === null ? null : <AddressChangeDialog shipmentId={shipmentId} onClose={leave} />}
    </>
  );
}
