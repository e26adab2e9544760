import type { OrderDetail } from '@lading/contracts/orders';
import {
  isFiledAtAnyValue,
  type LabelPurchase,
  type PresetDraft,
  type ProposedPackage,
  type QuoteRequest,
  type Rate,
  type ShippingPreset,
} from '@lading/contracts/shipping';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { LabelCustoms } from '@lading/sub-app-kit/components/label-customs';
import {
  BuyBar,
  codesOf,
  isUnderWay,
  PurchaseFailed,
  PurchaseWaiting,
  useCameOf,
  usePurchase,
  useSpendable,
} from '@lading/sub-app-kit/labels';
import {
  PackageListFields,
  ProposedPackageNote,
  QuoteMessages,
  RateList,
  useProposedPackage,
  useQuote,
  VerifyFirst,
} from '@lading/sub-app-kit/rates';
import { Button } from '@lading/ui/button';
import { Drawer } from '@lading/ui/drawer';
import { Skeleton } from '@lading/ui/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useShippingDefaults } from '@lading/sub-app-kit/presets';
import { EditOrderLink } from './edit-order-link.tsx';
import {
  goodsOf,
  insuredInOther,
  readLabelInput,
  withLabelInput,
  withoutLabel,
  withPreset,
  type LabelDefaults,
  type LabelInput,
} from './label-address-rules.ts';
import { chosenRate } from './label-rate-rules.ts';
import { requestOf } from './label-request-rules.ts';
import { usePreparedOrder } from './label-queries.ts';
import { LabelOptions } from './label-options.tsx';
import { LabelView } from './label-view.tsx';
import { PresetBar } from './preset-bar.tsx';
import { unlabeledPart } from './unlabeled-part-rules.ts';

/** The input as initial values of a preset. */
const asPreset = (now: QuoteRequest | null, rate: Rate | null): Partial<PresetDraft> => ({
  package: now?.packages?.[0] ?? null,
  ...(now && { signature: now.signature, insurance: now.insurance ?? null }),
  ...(rate && {
    service: { rule: 'named', carrierName: rate.carrierName, serviceCode: rate.serviceName.en },
  }),
});

/** Creating the label of an order: packages, services with price and day, the total against the balance, and the label itself. */
export function CreateLabelDrawer({ order: whole }: { order: OrderDetail }) {
  const order = unlabeledPart(whole);
  const { data, isPending } = useShippingDefaults();
  const prepared = usePreparedOrder(order.orderId);
  const proposal = useProposedPackage(order.orderId, { isAsked: order.packages.length === 0 });
  // If the settings cannot be loaded, the label starts with the order alone.
  return isPending || prepared.isPending || proposal.isPending ? null : (
    <LabelDrawer order={order} defaults={data ?? null} proposed={proposal.proposed} />
  );
}

interface LabelDrawerProps {
  order: OrderDetail;
  defaults: LabelDefaults;
  proposed: ProposedPackage | null;
}

function LabelDrawer({ order, defaults, proposed }: LabelDrawerProps) {
  const { t } = useTranslation(['shippingLabels', 'common']);
  const [params, setParams] = useSearchParams();
  // An order without a sender ships from the origin in its quote.
  const [from, setFrom] = useState(order.sender ?? null);
  const input = readLabelInput(params, { ...order, sender: from }, defaults, proposed);
  const now = requestOf(order.orderId, input, params.has('signer'));
  const [asked, setAsked] = useState(now);
  const [isTried, setTried] = useState(false);
  const [purchase, setPurchase] = useState<LabelPurchase | null>(null);
  const quote = useQuote(asked);
  if (!from && quote.data) setFrom(quote.data.from);
  const spendable = useSpendable();
  const buying = usePurchase();
  const cameOf = useCameOf(purchase);

  const isChanged = JSON.stringify(now) !== JSON.stringify(asked);
  const rates = quote.data?.rates ?? [];
  const chosen = chosenRate(rates, input, order, defaults);
  const set = (change: Partial<LabelInput>) =>
    setParams((before) => withLabelInput(before, { ...input, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  const close = () => setParams((before) => withoutLabel(before), { preventScrollReset: true });

  function apply(preset: ShippingPreset) {
    const next = withPreset(input, preset, goodsOf(order));
    set(next);
    const request = requestOf(order.orderId, next, true);
    setTried(true);
    if (request) setAsked(request);
  }
  function ask() {
    setTried(true);
    if (!now) return;
    if (isChanged) setAsked(now);
    else void quote.refetch();
  }
  function buy({ rateId, amount }: Rate) {
    if (!quote.data) return;
    buying.mutate(
      { quoteId: quote.data.quoteId, rateId, amount },
      {
        onSuccess: (purchase) => setPurchase(purchase ?? null),
        // The price may have changed, or the service may no longer be offered.
        onError: () => void quote.refetch(),
      },
    );
  }

  const isBought = cameOf?.state === 'BOUGHT';
  const isWaiting = cameOf !== null && isUnderWay(cameOf);
  const body = isBought ? (
    <LabelView isNew shipmentId={cameOf.shipmentId} />
  ) : isWaiting ? (
    <PurchaseWaiting cameOf={cameOf} />
  ) : (
    <div className="grid gap-5">
      <PurchaseFailed
        fault={buying.error}
        cameOf={cameOf}
        more={(codes) => <EditOrderLink order={order} codes={codes} />}
      />
      <PresetBar
        presets={defaults?.presets ?? []}
        appliedId={input.presetId}
        current={asPreset(now, chosen)}
        onApply={apply}
      />
      <section aria-label={t('packages')}>
        <h3 className="mb-2 text-base font-semibold text-ink">{t('packages')}</h3>
        <ProposedPackageNote proposed={proposed} unit={input.unit} packages={input.packages} />
        <PackageListFields
          unit={input.unit}
          packages={input.packages}
          onChange={set}
          isMissing={isTried && !now}
        />
      </section>
      <LabelOptions
        signature={input.signature}
        insurance={input.insurance}
        residential={input.residential}
        quotedResidential={isChanged ? undefined : quote.data?.residential}
        unconverted={insuredInOther(order)}
        onChange={set}
      />
      {input.customs ? (
        <LabelCustoms
          customs={input.customs}
          asksEar99={isFiledAtAnyValue(from, order.recipient)}
          onChange={(customs) => set({ customs })}
        />
      ) : null}
      {isChanged || !asked ? (
        <Button className="justify-self-start" loading={quote.isFetching} onClick={ask}>
          {asked ? t('update') : t('getRates')}
        </Button>
      ) : null}
      {asked && !isChanged ? (
        <section aria-label={t('services')} className="grid gap-3">
          <h3 className="text-base font-semibold text-ink">{t('services')}</h3>
          {quote.error && !quote.data ? (
            <>
              <FailureBanner title={t('ratesFailed')} fault={quote.error}>
                <EditOrderLink order={order} codes={codesOf(quote.error)} />
              </FailureBanner>
              <VerifyFirst fault={quote.error} />
              <Button className="justify-self-start" loading={quote.isFetching} onClick={ask}>
                {t('common:action.retry')}
              </Button>
            </>
          ) : null}
          {quote.data ? (
            <>
              <QuoteMessages quote={quote.data} onRetry={ask} isRetrying={quote.isFetching} />
              <EditOrderLink
                order={order}
                codes={rates.length > 0 ? [] : quote.data.messages.map(({ message }) => message.code)}
              />
              <RateList
                quote={quote.data}
                chosenId={chosen?.rateId ?? null}
                onChoose={({ rateId }) => set({ rateId })}
              />
            </>
          ) : null}
          {!quote.data && !quote.error ? (
            <div aria-busy="true" className="grid gap-3">
              {['w-2/3', 'w-1/2', 'w-3/5'].map((width) => (
                <Skeleton key={width} className={`h-5 ${width}`} />
              ))}
            </div>
          ) : null}
        </section>
      ) : null}
    </div>
  );

  return (
    <Drawer
      open
      onOpenChange={(open) => (open ? undefined : close())}
      title={isBought ? t('boughtTitle', { no: order.orderNo }) : t('title', { no: order.orderNo })}
      closeLabel={t('common:action.close')}
      width={640}
      footer={
        isBought || isWaiting ? (
          <Button onClick={close}>{t('common:action.close')}</Button>
        ) : (
          <BuyBar
            rate={isChanged ? null : chosen}
            spendable={spendable}
            here={`/b/#/orders/${encodeURIComponent(order.orderId)}?${withLabelInput(params, { ...input, rateId: chosen?.rateId ?? null }).toString()}`}
            isBusy={buying.isPending}
            onBuy={buy}
          />
        )
      }
    >
      {body}
    </Drawer>
  );
}
