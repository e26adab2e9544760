import { useHostState } from '@lading/bridge/react';
import { customsFormRequest, customsForms, orderPapersApi, type CustomsForm } from '@lading/contracts/orders';
import type { Address } from '@lading/contracts/core';
import {
  crossesCustoms,
  customsContents,
  customsTerms,
  type CustomsContents,
  type CustomsTerms,
  type OrderCustoms,
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

interface CustomsFormProps {
  orderId: string;
  /** What was chosen for the order. */
  customs: OrderCustoms | null | undefined;
  onClose: () => void;
}

/** The signer from the default settings, or else the person. */
function CustomsFormDialog(props: CustomsFormProps) {
  const person = useHostState(({ user }) =>
    [user?.user.firstName, user?.user.lastName].filter(Boolean).join(' '),
  );
  const { data, isPending } = useShippingDefaults();
  return isPending ? null : (
    <CustomsFields {...props} signer={props.customs?.signer || data?.settings.customsSigner || person} />
  );
}

function CustomsFields({ orderId, customs, onClose, signer }: CustomsFormProps & { signer: string }) {
  const { t } = useTranslation('ordersCustoms');
  const api = useApi();
  const form = useForm({
    schema: customsFormRequest,
    defaults: {
      ...({ form: 'COMMERCIAL_INVOICE', contents: customs?.contents ?? 'SALE', terms: 'DAP' } as {
        form: CustomsForm;
        contents: CustomsContents;
        terms: CustomsTerms;
      }),
      signer,
    },
    wire: (entered) => ({ ...entered, orderId }),
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

/** An order, or a shipment of it. */
export interface CustomsFormButtonProps {
  order: {
    orderId: string;
    sender?: Address | null | undefined;
    recipient?: Address | null;
    customs?: OrderCustoms | null | undefined;
  };
}

/** Creates a customs form for an order that crosses a border; renders nothing for another. */
export function CustomsFormButton({ order }: CustomsFormButtonProps) {
  const { t } = useTranslation('ordersCustoms');
  const [isOpen, setOpen] = useState(false);
  if (!crossesCustoms(order.sender, order.recipient)) return null;
  return (
    <>
      <Button icon={<Stamp aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('act')}
      </Button>
      {isOpen ? (
        <CustomsFormDialog orderId={order.orderId} customs={order.customs} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
