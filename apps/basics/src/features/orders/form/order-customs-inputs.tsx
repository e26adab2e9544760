import { customsContents, nonDeliveryOptions } from '@lading/contracts/shipping';
import type { Form } from '@lading/sub-app-kit/form';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';

/** A `type`: an interface has no index signature. */
type CustomsValues = Record<'customs.contents' | 'customs.nonDelivery' | 'customs.signer', string>;

interface OrderCustomsInputsProps {
  form: Pick<Form<CustomsValues>, 'field'>;
  /** The meaning of an empty choice. */
  unchosen: string;
}

/** Customs details of orders in addition to their goods. */
export function OrderCustomsInputs({ form, unchosen }: OrderCustomsInputsProps) {
  const { t } = useTranslation('ordersCustoms');
  return (
    <>
      <Select
        {...form.field('customs.contents')}
        required={false}
        label={t('contents')}
        options={[
          { value: '', label: unchosen },
          ...customsContents.map((value) => ({ value, label: t(`contentsNames.${value}`) })),
        ]}
      />
      <Select
        {...form.field('customs.nonDelivery')}
        required={false}
        label={t('nonDelivery')}
        options={[
          { value: '', label: unchosen },
          ...nonDeliveryOptions.map((value) => ({ value, label: t(`nonDeliveryNames.${value}`) })),
        ]}
      />
      <TextField
        {...form.field('customs.signer')}
        required={false}
        label={t('signer')}
        autoComplete="off"
        maxLength={80}
      />
    </>
  );
}
