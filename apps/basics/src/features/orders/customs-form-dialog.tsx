import { useHostState } from '@lading/bridge/react';
import { customsFormRequest, customsForms, orderPapersApi, type CustomsForm } from '@lading/contracts/orders';
import type { Address } from '@lading/contracts/core';
import {
  crossesCustoms,
  customsContents,
  customsTerms,
  isPost,
  type CustomsContents,
  type CustomsTerms,
  type ShippingSettings,
} from '@lading/contracts/shipping';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { Button } from '@lading/ui/button';
import { saveFile } from '@lading/ui/save-file';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { Download, Stamp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShippingDefaults } from '@lading/sub-app-kit/presets';

/** An order that crosses a border, or a shipment of it. */
interface CustomsFormOrder {
  orderId: string;
  /** The shipment that the form accompanies. */
  shipmentId?: string;
  carrierName?: string | null | undefined;
  sender?: Address | null | undefined;
  recipient?: Address | null;
  /** What was chosen for the order, or declared for the shipment. */
  customs?:
    | {
        contents?: CustomsContents | null | undefined;
        terms?: CustomsTerms | null | undefined;
        signer?: string | null | undefined;
      }
    | null
    | undefined;
}

interface CustomsFormProps {
  order: CustomsFormOrder;
  onClose: () => void;
}

/** Starts with the default settings; signed by their signer, or else the person. */
export function CustomsFormDialog(props: CustomsFormProps) {
  const person = useHostState(({ user }) =>
    [user?.user.firstName, user?.user.lastName].filter(Boolean).join(' '),
  );
  const { data, isPending } = useShippingDefaults();
  return isPending ? null : (
    <CustomsFields
      {...props}
      usual={data?.settings}
      signer={props.order.customs?.signer || data?.settings.customsSigner || person}
    />
  );
}

type CustomsFieldsProps = CustomsFormProps & { usual: ShippingSettings | undefined; signer: string };

function CustomsFields({ order, onClose, usual, signer }: CustomsFieldsProps) {
  const { t } = useTranslation('ordersCustoms');
  const api = useApi();
  const { orderId, shipmentId, carrierName, customs } = order;
  const defaults: { form: CustomsForm; contents: CustomsContents; terms: CustomsTerms; signer: string } = {
    // The server makes a CN 23 of it above the limits.
    form: isPost(carrierName ?? '') ? 'CN22' : 'COMMERCIAL_INVOICE',
    contents: customs?.contents ?? usual?.customsContents ?? 'SALE',
    terms: customs?.terms ?? usual?.customsTerms ?? 'DAP',
    signer,
  };
  const form = useForm({
    schema: customsFormRequest,
    defaults,
    wire: (entered) => ({ ...entered, orderId, ...(shipmentId !== undefined && { shipmentId }) }),
    async submit(body) {
      const { blob, fileName } = await api.download(orderPapersApi.calls.customsForm, { body });
      saveFile(blob, fileName ?? 'customs.pdf');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('title')}
      description={t('text')}
      failureTitle={t('failed')}
      width={440}
      submitLabel={t('download')}
      submitIcon={<Download aria-hidden="true" />}
      onClose={onClose}
    >
      <Select
        {...form.field('form')}
        label={t('form')}
        description={t('formHint')}
        options={customsForms.map((value) => ({ value, label: t(`forms.${value}`) }))}
      />
      <Select
        {...form.field('contents')}
        label={t('contents')}
        options={customsContents.map((value) => ({ value, label: t(`contentsNames.${value}`) }))}
      />
      <Select
        {...form.field('terms')}
        label={t('terms')}
        options={customsTerms.map((value) => ({ value, label: t(`termsNames.${value}`) }))}
      />
      <TextField {...form.field('signer')} label={t('signer')} maxLength={80} />
    </FormDialog>
  );
}

/** Creates a customs form for an order that crosses a border, or for its shipment; renders nothing for another. */
export function CustomsFormButton({ order }: { order: CustomsFormOrder }) {
  const { t } = useTranslation('ordersCustoms');
  const [isOpen, setOpen] = useState(false);
  if (!crossesCustoms(order.sender, order.recipient)) return null;
  return (
    <>
      <Button icon={<Stamp aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('act')}
      </Button>
      {isOpen ? <CustomsFormDialog order={order} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
