import { storageReportApi } from '@lading/contracts/funds';
import { useApi } from '@lading/sub-app-kit/api-context';
import { ExportMenu } from '@lading/sub-app-kit/components/export-menu';
import { Page } from '@lading/sub-app-kit/components/page';
import { Banner } from '@lading/ui/banner';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { Select } from '@lading/ui/select';
import { Warehouse } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useWarehouseOptions } from '../../use-warehouse-options.ts';
import { AgesChart, CostsChart, VolumeChart } from './storage-charts.tsx';
import { StorageFigures } from './storage-figures.tsx';
import { StorageProducts } from './storage-products.tsx';
import { reportSpans, useStorageAging, useStorageForecast, type ReportSpan } from './storage-queries.ts';

const { exportStorage } = storageReportApi.calls;

/** The stock in a warehouse, its age, and its cost (spec §2, Storage Report). */
export function StorageReportPage() {
  const { t } = useTranslation('fundsStorage');
  const warehouses = useWarehouseOptions();
  const [chosen, choose] = useSearchParams();
  const warehouseId =
    warehouses.find(({ value }) => value === chosen.get('warehouse'))?.value ?? warehouses[0]?.value;
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} />
      {warehouseId === undefined ? (
        <EmptyState icon={<Warehouse />} title={t('none')}>
          {t('noneHint')}
        </EmptyState>
      ) : (
        <Report
          key={warehouseId}
          warehouseId={warehouseId}
          span={reportSpans.find((span) => span === chosen.get('days')) ?? '30'}
          onChange={(name, value) =>
            choose(
              (now) => {
                now.set(name, value);
                return now;
              },
              { replace: true },
            )
          }
        />
      )}
    </Page>
  );
}

interface ReportProps {
  warehouseId: string;
  span: ReportSpan;
  onChange: (name: 'warehouse' | 'days', value: string) => void;
}

function Report({ warehouseId, span, onChange }: ReportProps) {
  const { t } = useTranslation('fundsStorage');
  const warehouses = useWarehouseOptions();
  const api = useApi();
  const aging = useStorageAging(warehouseId);
  const forecast = useStorageForecast(warehouseId);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        {warehouses.length > 1 ? (
          <Select
            hideLabel
            label={t('warehouse')}
            options={warehouses}
            value={warehouseId}
            onValueChange={(value) => onChange('warehouse', value)}
            className="w-64 max-sm:w-full"
          />
        ) : null}
        <SegmentedControl
          label={t('span')}
          items={reportSpans.map((value) => ({ value, label: t(`spans.${value}`) }))}
          value={span}
          onValueChange={(value) => onChange('days', value)}
        />
        <div className="ml-auto max-sm:ml-0">
          <ExportMenu
            isEmpty={aging.data?.productCount === 0}
            start={(format) => api.call(exportStorage, { body: { warehouseId, format } })}
          />
        </div>
      </div>
      <StorageFigures
        aging={aging.data}
        forecast={forecast.data}
        hasFailed={aging.isError || forecast.isError}
      />
      {forecast.data?.hasCard === false ? (
        <Banner tone="warning" className="mb-4">
          {t('noCard')}
        </Banner>
      ) : null}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <VolumeChart warehouseId={warehouseId} today={aging.data?.today} span={span} />
        <AgesChart aging={aging} />
        <CostsChart forecast={forecast} />
      </div>
      <StorageProducts aging={aging} currency={forecast.data?.thisMonth.currency} />
    </>
  );
}
