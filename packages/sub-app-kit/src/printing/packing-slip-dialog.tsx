import { orderPapersApi, packingSlipRequest, slipPapers, type SlipPaper } from '@lading/contracts/orders';
import { useHostState } from '@lading/bridge/react';
import { languages } from '@lading/i18n/languages';
import { useApi } from '../api-context.ts';
import { FormDialog, useForm } from '../form/index.ts';
import { useLanguage } from '../use-language.ts';
import { Button } from '@lading/ui/button';
import { Checkbox } from '@lading/ui/checkbox';
import { LabelledChoice } from '@lading/ui/labelled-choice';
import { saveFile } from '@lading/ui/save-file';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { Download, Printer } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sendPdf } from './print-route.ts';

/** The time zone is added where the slips are requested. */
const chosen = packingSlipRequest.omit({ timeZone: true });
const choice = packingSlipRequest.pick({ paper: true, withPrices: true });
/** Stored per computer, since a packing station uses one kind of paper all day. */
const storageKey = 'lading.packing-slip';

function lastChoice(): { paper: SlipPaper; withPrices: boolean } {
  try {
    const kept = choice.safeParse(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
    if (kept.success) return kept.data;
  } catch {
    // A browser without storage starts with the default each time.
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

interface PackingSlipDialogProps {
  /** In printing order. */
  orderIds: readonly string[];
  onClose: () => void;
}

/** Prints or saves the packing slips of orders; paper, language and whether to show prices are chosen first. */
export function PackingSlipDialog({ orderIds, onClose }: PackingSlipDialogProps) {
  const { t } = useTranslation('orders');
  const api = useApi();
  const timeZone = useHostState((state) => state.timeZone);
  const isToKeep = useRef(false);
  const form = useForm({
    schema: chosen,
    defaults: { ...lastChoice(), language: useLanguage() },
    wire: (entered) => ({ ...entered, orderIds }),
    async submit(request) {
      const isKept = isToKeep.current;
      isToKeep.current = false;
      keepChoice({ paper: request.paper, withPrices: request.withPrices });
      const { blob, fileName } = await api.download(orderPapersApi.calls.packingSlips, {
        body: { ...request, timeZone },
      });
      if (isKept) saveFile(blob, fileName ?? 'packing-slip.pdf');
      else sendPdf({ blob, fileName }, 'packing-slip');
      onClose();
    },
  });
  const { paper, withPrices, language } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('packingSlip.title', { count: orderIds.length })}
      description={t('packingSlip.text')}
      failureTitle={t('packingSlip.failed')}
      width={440}
      submitLabel={t('packingSlip.print', { count: orderIds.length })}
      submitIcon={<Printer aria-hidden="true" />}
      otherSubmit={
        <Button
          type="submit"
          icon={<Download aria-hidden="true" />}
          disabled={form.isPending}
          onClick={() => (isToKeep.current = true)}
        >
          {t('packingSlip.download')}
        </Button>
      }
      onClose={onClose}
    >
      <LabelledChoice label={t('packingSlip.paper')}>
        <SegmentedControl
          label={t('packingSlip.paper')}
          value={paper}
          onValueChange={(next) => form.set({ paper: next })}
          items={slipPapers.map((value) => ({ value, label: t(`packingSlip.${value}`) }))}
        />
      </LabelledChoice>
      <LabelledChoice label={t('packingSlip.language')}>
        <SegmentedControl
          label={t('packingSlip.language')}
          value={language}
          onValueChange={(next) => form.set({ language: next })}
          items={Object.values(languages).map(({ code, name }) => ({ value: code, label: name }))}
        />
      </LabelledChoice>
      <Checkbox
        label={t('packingSlip.prices')}
        description={t('packingSlip.pricesHint')}
        checked={withPrices}
        onCheckedChange={(next) => form.set({ withPrices: next })}
      />
    </FormDialog>
  );
}
