import type { Quote } from '@lading/contracts/shipping';
import { Banner } from '@lading/ui/banner';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../use-formats.ts';

/** What carriers said besides their rates, such as that one cannot be reached; the others' rates stay. */
export function QuoteMessages({ quote: { messages } }: { quote: Quote }) {
  const { t } = useTranslation('shippingRates');
  const formats = useFormats();
  return messages.map(({ carrierName, message }, index) => (
    <Banner
      key={`${index}-${carrierName ?? ''}`}
      live
      tone="warning"
      {...(carrierName === null ? {} : { title: t('message', { carrier: carrierName }) })}
    >
      {formats.pick(message.message, message.zhMessage)}
    </Banner>
  ));
}
