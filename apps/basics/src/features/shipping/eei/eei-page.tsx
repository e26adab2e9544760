import { eeiBases, eeiCitation, type EeiRecord } from '@lading/contracts/shipping';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { copyAct, type ListColumn, type ListDefinition, ListPage } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Badge } from '@lading/ui/badge';
import { Button } from '@lading/ui/button';
import { Collapsible } from '@lading/ui/collapsible';
import { EmptyState } from '@lading/ui/empty-state';
import { late } from '@lading/ui/late';
import { ChevronDown, FileCheck2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eeiAddress, type EeiFilters, type EeiSort, useEeiExport, useEeiPages } from './eei-queries.ts';

const EeiPeek = late(async () => (await import('./eei-peek.tsx')).EeiPeek);

function useEeiColumns(): ListColumn<EeiRecord>[] {
  const { t } = useTranslation('shippingEei');
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'shipment',
        header: t('column.shipment'),
        width: 148,
        cell: ({ shipmentNo, isVoided }) => (
          <span className="flex flex-wrap items-center gap-1.5">
            <span title={shipmentNo}>{shipmentNo}</span>
            {isVoided ? <Badge tone="neutral">{t('voided')}</Badge> : null}
          </span>
        ),
      },
      {
        id: 'citation',
        header: t('column.citation'),
        width: 196,
        cell: (one) => (
          <span className="flex flex-wrap items-center gap-1.5">
            <span className="select-all">{eeiCitation(one)}</span>
            {one.entries[0]?.isLate ? <Badge tone="neutral">{t('late')}</Badge> : null}
          </span>
        ),
      },
      {
        id: 'consignee',
        header: t('column.consignee'),
        width: 180,
        grow: 2,
        phone: 'none',
        cell: ({ consigneeName, countryCode }) => (
          <span className="block truncate" title={consigneeName}>
            {[consigneeName, formats.country(countryCode)].filter(Boolean).join(' · ')}
          </span>
        ),
      },
      {
        id: 'value',
        header: t('column.value'),
        numeric: true,
        width: 112,
        phone: 'end',
        cell: ({ value, currency }) =>
          value === null ? null : <span className="font-medium">{formats.money(value, currency)}</span>,
      },
      {
        id: 'shipDate',
        header: t('column.shipDate'),
        width: 112,
        phone: 'none',
        cell: (one) => one.shipDate,
      },
      {
        id: 'boughtTime',
        header: t('column.bought'),
        sortable: true,
        width: 128,
        card: ({ boughtTime }) => formats.messageTime(boughtTime),
        cell: ({ boughtTime }) => <Ago moment={boughtTime} className="text-ink-muted" />,
      },
    ],
    [t, formats],
  );
}

/** EEI history (spec §2): exports from the US, each with its ITN or the reason why none was required. */
export function EeiPage() {
  const { t } = useTranslation(['shippingEei', 'shellMenu']);
  const exportEei = useEeiExport();
  const title = t('shellMenu:settings.eeiHistory');
  const list: ListDefinition<EeiRecord, EeiSort, EeiFilters> = {
    id: 'eei',
    title,
    label: title,
    address: eeiAddress,
    page: useEeiPages(),
    export: exportEei,
    exportChosen: exportEei,
    failedTitle: t('failed'),
    empty: (
      <EmptyState icon={<FileCheck2 />} title={t('empty')}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowId: ({ recordId }) => recordId,
    rowName: ({ shipmentNo }) => shipmentNo,
    columns: useEeiColumns(),
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'basis',
      label: t('column.citation'),
      allLabel: t('all'),
      items: eeiBases.map((basis) => ({ value: basis, label: t(`basis.${basis}`) })),
    },
    filters: [
      {
        kind: 'days',
        from: 'from',
        to: 'to',
        fold: t('column.bought'),
        labels: { from: t('from'), to: t('to') },
      },
    ],
    acts: [
      copyAct(
        t('copyCitations'),
        (one) => eeiCitation(one),
        (count) => t('copied', { count }),
      ),
    ],
    peek: {
      title: ({ shipmentNo }) => t('one', { no: shipmentNo }),
      body: (one) => <EeiPeek key={one.recordId} one={one} />,
    },
  };
  return (
    <ListPage list={list}>
      <EeiGuide />
    </ListPage>
  );
}

const steps = ['file', 'buy', 'late'] as const;

/** Explains how an export is filed with AES, which is not done here. */
export function EeiGuide() {
  const { t } = useTranslation('shippingEei');
  const [isOpen, setOpen] = useState(false);
  return (
    <Collapsible
      open={isOpen}
      onOpenChange={setOpen}
      className="mb-3 text-sm text-ink-muted"
      trigger={
        <Button size="small" variant="ghost" className="-ml-2" icon={<ChevronDown aria-hidden="true" />}>
          {t('guide.title')}
        </Button>
      }
    >
      <p className="mt-1 max-w-prose">{t('guide.text')}</p>
      <ol className="mt-1 max-w-prose list-decimal pl-5">
        {steps.map((step) => (
          <li key={step}>{t(`guide.${step}`)}</li>
        ))}
      </ol>
    </Collapsible>
  );
}
