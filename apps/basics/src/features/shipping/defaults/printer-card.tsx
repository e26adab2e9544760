import { labelDpis, labelPapers, labelsApi, printWays, type LabelPrinter } from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import {
  agentPrinters,
  agentTrustAddress,
  choosePrinter,
  PrintFailed,
  useLabelPrinter,
  usePrintLabels,
} from '@lading/sub-app-kit/printing';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { RadioGroup } from '@lading/ui/radio-group';
import { LabelledChoice } from '@lading/ui/labelled-choice';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { Select } from '@lading/ui/select';
import { useMutation } from '@tanstack/react-query';
import { Printer, Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** The printers of Zebra Browser Print, once requested. */
function AgentPrinters({
  chosen,
  onChange,
}: {
  chosen: LabelPrinter;
  onChange: (next: LabelPrinter) => void;
}) {
  const { t } = useTranslation('shippingPrinting');
  const search = useMutation({
    mutationFn: agentPrinters,
    onSuccess(printers) {
      // Most computers have one printer; a missing one is kept, since it may only be switched off.
      if (!chosen.printer && printers[0]) onChange({ ...chosen, printer: printers[0] });
    },
  });
  const { printer } = chosen;
  const found = search.data ?? [];
  const listed = printer && !found.some(({ uid }) => uid === printer.uid) ? [printer, ...found] : found;
  const trustAddress = agentTrustAddress();
  return (
    <div className="grid gap-3">
      {search.error ? <FailureBanner title={t('findFailed')} fault={search.error} /> : null}
      {search.error && trustAddress ? (
        <a
          href={trustAddress}
          target="_blank"
          rel="noreferrer"
          className="justify-self-start text-sm text-brand-ink underline"
        >
          {t('trust')}
        </a>
      ) : null}
      {search.isSuccess && found.length === 0 ? <Banner live tone="warning" title={t('noneFound')} /> : null}
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('printer')}
          options={[
            ...(printer ? [] : [{ value: '', label: t('noPrinter') }]),
            ...listed.map(({ uid, name }) => ({ value: uid, label: name })),
          ]}
          value={printer?.uid ?? ''}
          onValueChange={(uid) =>
            onChange({ ...chosen, printer: listed.find((one) => one.uid === uid) ?? null })
          }
          className="min-w-56"
        />
        <Button
          icon={<Search aria-hidden="true" />}
          loading={search.isPending}
          onClick={() => search.mutate()}
        >
          {t('find')}
        </Button>
        <output className="pb-1.5 text-sm text-ink-muted">
          {found.length > 0 ? t('found', { count: found.length }) : null}
        </output>
      </div>
    </div>
  );
}

/** How labels are printed on this computer, with a test print to check their exact size. */
export function PrinterCard() {
  const { t } = useTranslation('shippingPrinting');
  const api = useApi();
  const chosen = useLabelPrinter();
  const card = usePrintLabels();
  const { way, paper, format, dpi } = chosen;
  const isZpl = way === 'agent' || (way === 'file' && format === 'zpl');
  return (
    <Card title={t('title')} description={t('text')}>
      <div className="grid gap-4">
        <RadioGroup
          label={t('way')}
          options={printWays.map((value) => ({
            value,
            label: t(`ways.${value}.label`),
            description: t(`ways.${value}.text`),
          }))}
          value={way}
          onValueChange={(next) => choosePrinter({ ...chosen, way: next })}
        />
        {way === 'agent' ? <AgentPrinters chosen={chosen} onChange={choosePrinter} /> : null}
        <div className="flex flex-wrap gap-x-6 gap-y-4">
          {way === 'file' ? (
            <LabelledChoice label={t('format')}>
              <SegmentedControl
                label={t('format')}
                items={(['pdf', 'zpl'] as const).map((value) => ({ value, label: value.toUpperCase() }))}
                value={format}
                onValueChange={(next) => choosePrinter({ ...chosen, format: next })}
              />
            </LabelledChoice>
          ) : null}
          {isZpl ? (
            <LabelledChoice label={t('dpi')}>
              <SegmentedControl
                label={t('dpi')}
                items={labelDpis.map((value) => ({ value, label: t(`dpis.${value}`) }))}
                value={dpi}
                onValueChange={(next) => choosePrinter({ ...chosen, dpi: next })}
              />
            </LabelledChoice>
          ) : (
            <Select
              label={t('papers')}
              options={labelPapers.map((value) => ({ value, label: t(`paper.${value}`) }))}
              value={paper}
              onValueChange={(next) => choosePrinter({ ...chosen, paper: next })}
              className="min-w-56"
            />
          )}
        </div>
        <div className="grid gap-2 border-t border-line pt-3">
          <PrintFailed title={t('card.failed')} fault={card.error} />
          <h3 className="text-sm font-medium text-ink">{t('card.title')}</h3>
          <p className="text-sm text-ink-muted">{t('card.text')}</p>
          <Button
            className="justify-self-start"
            icon={<Printer aria-hidden="true" />}
            loading={card.isPending}
            onClick={() =>
              card.mutate({
                fetch: (query) => api.download(labelsApi.calls.testCard, { query }),
                name: t('card.title'),
              })
            }
          >
            {t('card.act')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
