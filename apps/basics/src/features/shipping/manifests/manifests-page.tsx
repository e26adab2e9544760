import { addressLines } from '@lading/contracts/core';
import { manifestStates, type Manifest } from '@lading/contracts/shipment-service';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { ListPage, type ListDefinition } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { IconButton } from '@lading/ui/icon-button';
import { late } from '@lading/ui/late';
import { ClipboardList, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ManifestBadge } from './manifest-badge.tsx';
import {
  manifestListAddress,
  useManifestExport,
  useManifestFile,
  useManifestPages,
  type ManifestFilters,
  type ManifestSort,
} from './manifest-queries.ts';

const WaitingDialog = late(async () => (await import('./waiting-dialog.tsx')).WaitingDialog);

/** The manifests of carriers (spec §2, "Shipment Service"): shipments waiting for one, and the documents of existing ones. */
export function ManifestsPage() {
  const { t } = useTranslation(['shippingManifests', 'shellMenu']);
  const formats = useFormats();
  const page = useManifestPages();
  const exportManifests = useManifestExport();
  const file = useManifestFile();
  const [creates, create] = useState(false);
  const nameOf = ({ number, manifestId }: Manifest): string => number ?? manifestId;
  const reasonOf = ({ message }: Manifest) =>
    message ? formats.pick(message.message, message.zhMessage) : undefined;
  const originOf = ({ origin }: Manifest): string =>
    addressLines(origin, formats.country(origin.countryCode)).join(', ');
  const add = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => create(true)}>
      {t('add')}
    </Button>
  );
  const list: ListDefinition<Manifest, ManifestSort, ManifestFilters> = {
    id: 'manifests',
    address: manifestListAddress,
    page,
    export: exportManifests,
    title: t('title'),
    label: t('label'),
    failedTitle: t('failed'),
    empty: (
      <EmptyState icon={<ClipboardList />} title={t('empty')} action={add}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowId: ({ manifestId }) => manifestId,
    rowName: nameOf,
    columns: [
      {
        id: 'number',
        header: t('column.number'),
        width: 150,
        cell: (one) => (
          <span className="block truncate select-all" title={nameOf(one)}>
            {nameOf(one)}
          </span>
        ),
      },
      {
        id: 'state',
        header: t('column.state'),
        width: 130,
        phone: 'end',
        cell: (one) => (
          <span title={reasonOf(one)}>
            <ManifestBadge state={one.state} />
          </span>
        ),
      },
      { id: 'carrier', header: t('column.carrier'), width: 140, grow: 1, cell: (one) => one.carrierName },
      { id: 'shipDate', header: t('column.shipDate'), width: 110, cell: ({ shipDate }) => shipDate },
      {
        id: 'origin',
        header: t('column.origin'),
        width: 220,
        grow: 3,
        phone: 'none',
        cell: (one) => (
          <span className="block truncate" title={originOf(one)}>
            {originOf(one)}
          </span>
        ),
      },
      {
        id: 'shipments',
        header: t('column.shipments'),
        numeric: true,
        width: 100,
        cell: (one) => formats.number(one.shipments),
      },
      {
        id: 'packages',
        header: t('column.packages'),
        numeric: true,
        width: 100,
        phone: 'none',
        cell: (one) => formats.number(one.packages),
      },
      {
        id: 'createTime',
        header: t('column.created'),
        sortable: true,
        width: 128,
        phone: 'none',
        cell: ({ createTime }) => <Ago moment={createTime} />,
      },
    ],
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'state',
      label: t('stateLabel'),
      allLabel: t('allStates'),
      items: manifestStates.map((state) => ({ value: state, label: t(`state.${state}`) })),
    },
    rowActions: {
      label: t('actions'),
      width: 56,
      buttons: (one) =>
        one.state === 'CREATED' ? (
          <IconButton
            label={t('downloadOf', { no: nameOf(one) })}
            icon={<Download aria-hidden="true" />}
            disabled={file.isPending}
            onClick={() => file.mutate(one)}
          />
        ) : null,
    },
  };
  return (
    <>
      {file.error ? <FailureBanner title={t('fileFailed')} fault={file.error} /> : null}
      <ListPage
        list={list}
        actions={add}
        crumbs={
          <Breadcrumb
            label={t('way')}
            items={[
              { label: t('shellMenu:settings.pickups'), link: <Link to="/settings/pickups" /> },
              { label: t('title') },
            ]}
          />
        }
      />
      {creates ? <WaitingDialog onClose={() => create(false)} /> : null}
    </>
  );
}
