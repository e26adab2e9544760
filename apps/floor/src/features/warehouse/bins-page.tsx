import { useHost } from '@lading/bridge/react';
import { queryKey } from '@lading/contracts/core';
import {
  binKinds,
  binRange,
  binRangeDraft,
  binsMost,
  floorApi,
  type BinKind,
} from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { EmptyState } from '@lading/ui/empty-state';
import { saveFile } from '@lading/ui/save-file';
import { Select } from '@lading/ui/select';
import { Skeleton } from '@lading/ui/skeleton';
import { TextField } from '@lading/ui/text-field';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Grid3x3, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FloorPage } from '../../frame/floor-page.tsx';
import { scannedText } from './scan-rules.ts';

/** The places of the warehouse with their contents, and a form to add more. */
export function BinsPage() {
  const { t } = useTranslation('warehouseFloor');
  return (
    <FloorPage title={t('bins.title')}>
      {({ warehouseId }) => (
        <div key={warehouseId} className="grid gap-4">
          <AddBins warehouseId={warehouseId} />
          <Bins warehouseId={warehouseId} />
        </div>
      )}
    </FloorPage>
  );
}

/** The default purpose of a bin. */
const firstKind: BinKind = binKinds.find((kind) => kind === 'PICK') ?? binKinds[0];

function AddBins({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation('warehouseFloor');
  const api = useApi();
  const client = useQueryClient();
  const { bus } = useHost();
  const form = useForm({
    schema: binRangeDraft,
    defaults: { bins: '', kind: firstKind },
    wire: (values) => ({ ...values, bins: scannedText(values.bins) }),
    say: (_, { code }) => {
      if (code === 'core.wrongForm') return t('bins.unreadable');
      return code === 'core.tooManyEntries' ? t('bins.tooMany', { most: binsMost }) : undefined;
    },
    async submit({ bins: codes, kind }) {
      const bins = codes.map((code) => ({ binCode: code, kind, pickSequence: 100 }));
      const saved = await api.call(floorApi.calls.saveBins, { body: { warehouseId, bins } });
      client.setQueryData(queryKey(floorApi.calls.bins, { query: { warehouseId } }), saved);
      form.reset({ bins: '', kind });
      bus.emit('notice:show', { tone: 'info', title: t('bins.added', { count: codes.length }) });
    },
  });
  const range = binRange(scannedText(form.values.bins));
  return (
    <Card title={t('bins.add')}>
      <form {...form.props} className="grid gap-3">
        {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => form.reset()} /> : null}
        <FormFailure failure={form.failure} title={t('notDone')} />
        <TextField
          label={t('bins.code')}
          description={t('bins.codeHint')}
          {...form.field('bins')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={t('bins.kind')}
            {...form.field('kind')}
            options={binKinds.map((value) => ({ value, label: t(`binKind.${value}`) }))}
            className="w-40"
          />
          <Button type="submit" loading={form.isPending}>
            {t('bins.save')}
          </Button>
          <p aria-live="polite" className="min-h-control py-2 text-sm text-ink-muted">
            {'codes' in range
              ? t('bins.preview', {
                  count: range.codes.length,
                  first: range.codes[0] ?? '',
                  last: range.codes.at(-1) ?? '',
                })
              : ''}
          </p>
        </div>
      </form>
    </Card>
  );
}

/** Labels of the listed bins, as PDF for paper or as ZPL for a label printer. */
function Labels({ warehouseId, codes }: { warehouseId: string; codes: readonly string[] }) {
  const { t } = useTranslation('warehouseFloor');
  const api = useApi();
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: async (format: 'pdf' | 'zpl') => {
      const body = { warehouseId, binCodes: codes.slice(0, binsMost), format };
      const { blob, fileName } = await api.download(floorApi.calls.binLabels, { body });
      saveFile(blob, fileName ?? `bins.${format}`);
    },
  });
  return (
    <div className="grid gap-2 px-4 pb-3">
      {error ? <FailureBanner title={t('bins.labelsFailed')} fault={error} /> : null}
      <div className="flex flex-wrap gap-2">
        {(['pdf', 'zpl'] as const).map((format) => (
          <Button
            key={format}
            size="small"
            icon={<Printer aria-hidden="true" />}
            loading={isPending && variables === format}
            onClick={() => mutate(format)}
          >
            {format === 'pdf' ? t('bins.labelsPdf') : t('bins.labelsZpl')}
          </Button>
        ))}
      </div>
      {codes.length > binsMost ? (
        <p className="text-sm text-ink-muted">{t('bins.labelsMost', { most: binsMost })}</p>
      ) : null}
    </div>
  );
}

function Bins({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation('warehouseFloor');
  const formats = useFormats();
  const query = callQuery(useApi(), floorApi.calls.bins, { query: { warehouseId } });
  const result = useQuery({ ...query, staleTime: 0 });
  const { data } = result;
  const [search, setSearch] = useState('');
  const shown = data?.filter(({ binCode }) => binCode.includes(scannedText(search).toUpperCase())) ?? [];
  if (!data)
    return (
      <NotLoaded query={result} title={t('bins.failed')} waiting={<Skeleton className="h-40 w-full" />} />
    );
  return (
    <Card title={t('bins.list')} flush>
      {data.length === 0 ? (
        <EmptyState icon={<Grid3x3 />} title={t('bins.empty')}>
          {t('bins.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <TextField
            label={t('bins.find')}
            value={search}
            onValueChange={setSearch}
            autoComplete="off"
            className="px-4 py-3"
          />
          {shown.length > 0 ? (
            <Labels warehouseId={warehouseId} codes={shown.map(({ binCode }) => binCode)} />
          ) : (
            <p className="px-4 pb-3 text-sm text-ink-muted">{t('bins.noneFound')}</p>
          )}
          <ul aria-label={t('bins.list')} className="divide-y divide-line border-t border-line">
            {shown.map((bin) => (
              <li
                key={bin.binId}
                className="grid grid-cols-[1fr_1fr_6rem] items-center gap-3 px-4 py-2.5 text-sm"
              >
                <span className="font-medium">{bin.binCode}</span>
                <span className="text-ink-muted">{t(`binKind.${bin.kind}`)}</span>
                <span className="text-right tabular-nums">
                  {t('units', { count: bin.units, number: formats.number(bin.units) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
