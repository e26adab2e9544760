import { orderPapersApi, packingSlipRequest, slipPapers, type SlipPaper } from '@lading/contracts/orders';
import { useHostState } from '@lading/bridge/react';
import { languages } from '@lading/i18n/languages';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { Checkbox } from '@lading/ui/checkbox';
import { saveFile } from '@lading/ui/save-file';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { Download, ReceiptText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The time zone is added where the slips are asked for. */
const chosen = packingSlipRequest.omit({ timeZone: true });
const choice = packingSlipRequest.pick({ paper: true, withPrices: true });
/** Whoever packs prints on one kind of paper all day. */
const storageKey = 'lading.packing-slip';

function lastChoice(): { paper: SlipPaper; withPrices: boolean } {
  try {
    const kept = choice.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    if (kept.success) return kept.data;
  } catch {
    // A browser without storage begins with the default each time.
  }
  return { paper: 'A4', withPrices: false };
}

function keepChoice(chosen: { paper: SlipPaper; withPrices: boolean }): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(chosen));
  } catch {
    // Only a convenience.
  }
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-1.5">
      <span aria-hidden="true" className="text-sm font-medium text-ink">
        {label}
      </span>
      {children}
    </div>
  );
}

/** Makes the packing slips of orders: paper, language and whether prices are on them are chosen first. */
function PackingSlipDialog({ orderIds, onClose }: { orderIds: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('orders');
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  const form = useForm({
    schema: chosen,
    defaults: { ...lastChoice(), language: useLanguage() },
    wire: (entered) => ({ ...entered, orderIds }),
    async submit(request) {
      keepChoice({ paper: request.paper, withPrices: request.withPrices });
      const { blob, fileName } = await api.download(orderPapersApi.calls.packingSlips, {
        body: { ...request, timeZone },
      });
      saveFile(blob, fileName ?? 'packing-slip.pdf');
      onClose();
    },
  });
  const { paper, withPrices, language } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('packingSlip.title')}
      description={t('packingSlip.text')}
      failureTitle={t('packingSlip.failed')}
      width={440}
      submitLabel={t('packingSlip.download')}
      submitIcon={<Download aria-hidden="true" />}
      onClose={onClose}
    >
      <Choice label={t('packingSlip.paper')}>
        <SegmentedControl
          label={t('packingSlip.paper')}
          value={paper}
          onValueChange={(next) => form.set({ paper: next })}
          items={slipPapers.map((value) => ({ value, label: t(`packingSlip.${value}`) }))}
        />
      </Choice>
      <Choice label={t('packingSlip.language')}>
        <SegmentedControl
          label={t('packingSlip.language')}
          value={language}
          onValueChange={(next) => form.set({ language: next })}
          items={Object.values(languages).map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Choice>
      <Checkbox
        label={t('packingSlip.prices')}
        description={t('packingSlip.pricesHint')}
        checked={withPrices}
        onCheckedChange={(next) => form.set({ withPrices: next })}
      />
    </FormDialog>
  );
}

/** Opens the dialog for these orders. */
export function PackingSlipButton({ orderIds }: { orderIds: readonly string[] }) {
  const { t } = useTranslation('orders');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<ReceiptText aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('packingSlip.act')}
      </Button>
      {isOpen ? <PackingSlipDialog orderIds={orderIds} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
