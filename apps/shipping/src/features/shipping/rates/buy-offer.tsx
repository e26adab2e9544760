import { crossesCustoms, type Quote, type Rate } from '@lading/contracts/shipping';
import { HostLink } from '@lading/sub-app-kit/components/host-link';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { useTranslation } from 'react-i18next';
import { goodsWorth, type GoodsDeclaration } from './goods-input-rules.ts';
import { rateParties, type RateParties, type RateParty } from './rate-input-rules.ts';

const missingOf = (parties: RateParties): RateParty[] => rateParties.filter((party) => !parties[party]);

/** Whether a label can be bought at the rates of a quote: both addresses are complete, and what crosses a border is declared correctly. */
export const canBuy = (
  quote: Pick<Quote, 'from' | 'to' | 'declarationFault'>,
  parties: RateParties,
  declared: GoodsDeclaration | null,
): boolean =>
  missingOf(parties).length === 0 &&
  !quote.declarationFault &&
  (declared !== null || !crossesCustoms(quote.from, quote.to));

interface GoodsOfferProps {
  declared: GoodsDeclaration | null;
  /** Opens the declaration. */
  onDeclare: () => void;
}

/** The goods declared for customs, or how to declare them: here, or as the lines of an order. */
function GoodsOffer({ declared, onDeclare }: GoodsOfferProps) {
  const { t } = useTranslation('shippingParcels');
  const amount = useAmount();
  return (
    <>
      <p className="text-sm text-ink-muted">
        {declared ? (
          t('buy.declared', {
            value: amount({ minor: goodsWorth(declared.goods), currency: declared.goods.currency }),
          })
        ) : (
          <>
            {t('buy.abroad')}{' '}
            <HostLink href="/b/#/orders/new" className="rounded-sm text-brand-ink hover:underline">
              {t('buy.toOrder')}
            </HostLink>
          </>
        )}
      </p>
      <Button size="small" className="max-w-full justify-self-start" onClick={() => onDeclare()}>
        {declared ? t('buy.editGoods') : t('buy.declare')}
      </Button>
    </>
  );
}

interface BuyOfferProps extends GoodsOfferProps {
  quote: Pick<Quote, 'from' | 'to'>;
  parties: RateParties;
  /** Opens an address that is not complete. */
  onParty: (party: RateParty) => void;
}

/** What is missing for a label at these rates, and what is declared: the addresses, and the goods where they cross a border. */
export function BuyOffer({ quote, parties, onParty, ...goods }: BuyOfferProps) {
  const { t } = useTranslation('shippingParcels');
  const isAbroad = crossesCustoms(quote.from, quote.to);
  const missing = missingOf(parties);
  if (!isAbroad && missing.length === 0) return null;
  return (
    <div className="grid gap-2">
      {isAbroad ? <GoodsOffer {...goods} /> : null}
      {missing.length > 0 ? (
        <div className="flex flex-wrap gap-2">
          {missing.map((party) => (
            <Button key={party} size="small" className="max-w-full" onClick={() => onParty(party)}>
              {t(`buy.missing.${party}`)}
            </Button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface BuyButtonProps {
  rate: Rate;
  /** The rates are asked for again: until they arrive, it keeps its place and focus but does nothing. */
  isBusy: boolean;
  onBuy: (rate: Rate) => void;
}

/** Buys a label at one of the rates. */
export function BuyButton({ rate, isBusy, onBuy }: BuyButtonProps) {
  const { t } = useTranslation('shippingParcels');
  const formats = useFormats();
  const amount = useAmount();
  const name = formats.pick(rate.serviceName.en, rate.serviceName.zh);
  return (
    <Button
      size="small"
      className="ml-1"
      aria-label={t('buy.actOf', { name, amount: amount(rate.amount) })}
      aria-disabled={isBusy ? true : undefined}
      onClick={() => (isBusy ? undefined : onBuy(rate))}
    >
      {t('buy.act')}
    </Button>
  );
}
