import { moneyOf } from '@lading/contracts/core';
import {
  claimDraft,
  claimLimits,
  claimMessages,
  type ClaimDetail,
  type ClaimType,
  type InsuredShipment,
} from '@lading/contracts/shipment-service';
import { languageTag } from '@lading/i18n/languages';
import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { FormDialog, LoadedField, useForm } from '@lading/sub-app-kit/form';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Banner } from '@lading/ui/banner';
import { Combobox } from '@lading/ui/combobox';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { TextArea } from '@lading/ui/text-area';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeLeft } from './claim-facts.tsx';
import { useClaimActs, useInsuredShipments } from './claim-queries.ts';

/** The form values. */
interface Values extends Record<string, unknown> {
  shipmentId: string | null;
  type: ClaimType;
  amount: number | null;
  description: string;
}

const wireOf = ({ amount, ...same }: Values) => ({
  ...same,
  amount: amount === null ? null : moneyOf(amount.toFixed(2), 'USD'),
});

/** The period in which a type can be claimed. */
function WindowText({ shipment, type }: { shipment: InsuredShipment; type: ClaimType }) {
  const { t } = useTranslation('shippingClaims');
  const formats = useFormats();
  const leftOf = useTimeLeft();
  const [now] = useState(() => Date.now());
  const window = shipment.windows.find((one) => one.type === type);
  if (!window) return null;
  const { opensTime, closesTime } = window;
  const time = formats.time(closesTime);
  return (
    <output className="text-sm text-ink-muted">
      {Date.parse(opensTime) > now ? `${t('form.opens', { time: formats.time(opensTime) })} ` : null}
      {Date.parse(closesTime) > now
        ? t('form.closes', { time, left: leftOf(closesTime).text })
        : t('form.closed', { time })}
    </output>
  );
}

export interface ClaimDialogProps {
  /** The claim to change; absent: a new one. */
  draft?: ClaimDetail;
  /** The shipment to claim; absent: it is chosen here. */
  shipmentId?: string;
  onClose: () => void;
  /** The draft was saved. */
  onSaved: (claimId: string) => void;
}

/** Drafts a claim: the shipment, what happened, and the amount. */
export function ClaimDialog({ draft, shipmentId, onClose, onSaved }: ClaimDialogProps) {
  const { t } = useTranslation('shippingClaims');
  const locale = languageTag(useLanguage());
  const formats = useFormats();
  const amount = useAmount();
  const { save } = useClaimActs();
  const fixed = draft?.shipmentId ?? shipmentId;
  const insured = useInsuredShipments(fixed);
  const shipments = insured.data;
  const form = useForm<Values, Parameters<typeof save.mutateAsync>[0]>({
    schema: claimDraft,
    catalogs: [claimMessages],
    defaults: {
      shipmentId: fixed ?? null,
      type: draft?.type ?? 'DAMAGE',
      description: draft?.description ?? '',
      amount: draft ? draft.requested.minor / 100 : null,
    },
    wire: wireOf,
    async submit(body) {
      const saved = await save.mutateAsync(body);
      if (saved) onSaved(saved.claimId);
    },
  });
  const { values } = form;
  const chosen = shipments?.find((one) => one.shipmentId === values.shipmentId);
  const types = chosen?.windows.map(({ type }) => type) ?? [values.type];
  // The shipment of a draft already has a claim: this one.
  const isOwn = draft !== undefined && chosen?.reason?.code === claimMessages.open.code;
  const reason = isOwn ? null : chosen?.reason;
  // Shipments that can be claimed come first.
  const choices = (shipments ?? []).toSorted(
    (one, other) => Number(one.reason !== null) - Number(other.reason !== null),
  );
  const isEmpty = fixed === undefined && shipments?.length === 0;
  return (
    <FormDialog
      form={form}
      title={draft ? t('form.editTitle', { no: draft.claimId }) : t('form.title')}
      failureTitle={t('form.failed')}
      submitLabel={t('form.submit')}
      isDisabled={isEmpty || Boolean(reason)}
      onClose={onClose}
      width={560}
    >
      {fixed !== undefined && !shipments ? (
        <NotLoaded compact query={insured} title={t('form.shipmentsFailed')} />
      ) : null}
      {isEmpty ? <p className="text-sm text-ink">{t('form.noShipments')}</p> : null}
      {fixed === undefined && !isEmpty ? (
        <LoadedField label={t('form.shipment')} query={insured}>
          <Combobox
            {...form.field('shipmentId')}
            label={t('form.shipment')}
            description={t('form.shipmentHint')}
            options={choices.map((one) => ({
              value: one.shipmentId,
              label: one.shipmentNo,
              detail: amount(one.insured),
              keywords: [one.orderNo, one.trackingNumber].filter(Boolean).join(' '),
            }))}
            emptyText={t('form.noShipment')}
            openLabel={t('form.openShipments')}
          />
        </LoadedField>
      ) : null}
      {fixed !== undefined && chosen ? (
        <p className="text-sm text-ink">
          {[chosen.shipmentNo, chosen.carrierName, amount(chosen.insured)].filter(Boolean).join(' · ')}
        </p>
      ) : null}
      {fixed !== undefined && form.errors.shipmentId ? (
        <Banner live tone="danger">
          {form.errors.shipmentId}
        </Banner>
      ) : null}
      {reason ? <Banner tone="warning">{formats.pick(reason.message, reason.zhMessage)}</Banner> : null}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Select
          {...form.field('type')}
          label={t('form.type')}
          options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
        <NumberField
          {...form.field('amount')}
          label={t('form.amount')}
          description={chosen ? t('form.amountHint', { most: amount(chosen.most) }) : undefined}
          min={0.01}
          decimals={2}
          locale={locale}
          unit="USD"
        />
      </div>
      {chosen && !reason ? <WindowText shipment={chosen} type={values.type} /> : null}
      <TextArea
        {...form.field('description')}
        label={t('form.description')}
        description={t('form.descriptionHint')}
        maxLength={claimLimits.text}
        rows={4}
      />
    </FormDialog>
  );
}
