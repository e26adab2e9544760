import { freightApi, type FreightFacts } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { DataTable } from '@lading/ui/data-table';
import { DescriptionList } from '@lading/ui/description-list';
import { saveFile } from '@lading/ui/save-file';
import { useMutation } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The truck details, with the bill of lading. */
export function FreightCard({ outboundId, freight }: { outboundId: string; freight: FreightFacts }) {
  const { t } = useTranslation('warehouseFreight');
  const api = useApi();
  const bill = useMutation({
    mutationFn: async () => {
      const { blob, fileName } = await api.download(freightApi.calls.billOfLading, {
        params: { outboundId },
      });
      saveFile(blob, fileName ?? `${freight.bolNo}.pdf`);
    },
  });
  const items = [
    { term: t('load'), detail: t(`loads.${freight.loadType}`) },
    { term: t('terms'), detail: t(`termsNames.${freight.terms}`) },
    { term: t('scac'), detail: freight.scac },
    { term: t('pro'), detail: freight.proNumber && <span className="select-all">{freight.proNumber}</span> },
    { term: t('po'), detail: freight.poNumber },
    { term: t('trailer'), detail: freight.trailerNo },
    { term: t('seal'), detail: freight.sealNo },
    { term: t('instructions'), detail: freight.remark },
  ];
  return (
    <Card title={t('title')}>
      <div className="grid gap-4">
        <DescriptionList items={items.filter(({ detail }) => detail)} />
        {bill.error ? <FailureBanner title={t('bolFailed')} fault={bill.error} /> : null}
        <Button
          className="justify-self-start"
          icon={<FileText aria-hidden="true" />}
          loading={bill.isPending}
          onClick={() => bill.mutate()}
        >
          {t('bol')}
        </Button>
      </div>
    </Card>
  );
}

/** The handling units of freight, once they are measured. */
export function FreightUnitsCard({ units }: { units: FreightFacts['units'] }) {
  const { t } = useTranslation('warehouseFreight');
  const formats = useFormats();
  if (units.length === 0) return null;
  return (
    <Card title={t('units')} flush>
      <DataTable
        label={t('units')}
        rows={units.map((one, at) => ({ ...one, id: String(at) }))}
        rowId={({ id }) => id}
        empty={null}
        columns={[
          { id: 'kind', header: t('kind'), share: 20, width: 100, cell: ({ kind }) => t(`kinds.${kind}`) },
          { id: 'count', header: t('count'), numeric: true, cell: ({ count }) => formats.number(count) },
          {
            id: 'size',
            header: t('size'),
            share: 40,
            width: 140,
            cell: (row) => formats.size(row),
          },
          {
            id: 'weight',
            header: t('weightShort'),
            numeric: true,
            cell: ({ weight, unit }) => formats.weight({ weight1: weight, unit }),
          },
          { id: 'class', header: t('class'), numeric: true, cell: ({ freightClass }) => freightClass },
        ]}
      />
    </Card>
  );
}
