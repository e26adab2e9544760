import { crossesCustoms, type Quote, type Rate } from '@lading/contracts/shipping';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import { rateParties, type RateParties, type RateParty } from './rate-input-rules.ts';

const missingOf = (parties: RateParties): RateParty[] => rateParties.filter((party) => !parties[party]);

/** Whether a label can be bought at the rates of a quote: both addresses are complete, and there is nothing to declare. */
export const canBuy = (quote: Pick<Quote, 'from' | 'to'>, parties: RateParties): boolean =>
  missingOf(parties).length === 0 && !crossesCustoms(quote.from, quote.to);

interface BuyOfferProps {
  quote: Pick<Quote, 'from' | 'to'>;
  parties: RateParties;
  /** Opens an address that is not complete. */
  onParty: (party: RateParty) => void;
}

/** Why no label can be bought at these rates, and what to do: complete an address, or create an order, which has goods to declare. */
export function BuyOffer({ quote, parties, onParty }: BuyOfferProps) {
  const { t } = useTranslation('shippingParcels');
  if (crossesCustoms(quote.from, quote.to))
    return (
      <p className="text-sm text-ink-muted">
        {t('buy.abroad')}{' '}
        <HostLink href="/b/#/orders/new" className="rounded-sm text-brand-ink hover:underline">
          {t('buy.toOrder')}
        </HostLink>
      </p>
    );
  const missing = missingOf(parties);
  return missing.length === 0 ? null : (
    <div className="flex flex-wrap gap-2">
      {missing.map((party) => (
        <Button key={party} size="small" className="max-w-full" onClick={() => onParty(party)}>
          {t(`buy.missing.${party}`)}
        </Button>
      ))}
    </div>
  );
}

/** Buys a label at one of the rates. */
export function BuyButton({ rate, onBuy }: { rate: Rate; onBuy: (rate: Rate) => void }) {
  const { t } = useTranslation('shippingParcels');
  const formats = useFormats();
  const amount = useAmount();
  const name = formats.pick(rate.serviceName.en, rate.serviceName.zh);
  return (
    <Button
      size="small"
      className="ml-1"
      aria-label={t('buy.actOf', { name, amount: amount(rate.amount) })}
      onClick={() => onBuy(rate)}
    >
      {t('buy.act')}
    </Button>
  );
}
