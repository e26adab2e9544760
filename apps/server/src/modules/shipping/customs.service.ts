import { customsMessages } from '@lading/contracts/orders';
import {
  crossesCustoms,
  eeiBasisOf,
  eeiFiledAbove,
  isFiledAtAnyValue,
  labelSaleMessages,
  lineValue,
  taxIdsTo,
  type CustomsDeclared,
  type DeclaredGoods,
  type QuoteRequest,
  type RatedPackage,
  type SenderTaxId,
  type ShippingSettings,
} from '@lading/contracts/shipping';
import type { Address, LocalizedText } from '@lading/contracts/core';
import type { Trx } from '../../platform/database.ts';
import { fieldFault, refused, RequestError } from '../../platform/request-error.ts';
import { customsGoods, orderPrices, type CustomsItem } from '../orders/index.ts';
import type { CarrierRequest, CustomsDeclaration } from './carriers/carrier-adapter.ts';
import { goodsFault } from './customs-goods-rules.ts';
import { filingDue, filingText } from './eei/eei-rules.ts';
import { dollarsOf } from './eei/reference-rates.ts';
import { readSettings } from './shipping-defaults.store.ts';

interface Border {
  from: Address;
  to: Address;
  packages: readonly RatedPackage[];
  orderId: string | null;
  isReturn: boolean;
  /** What was declared of the shipment that a return without an order brings back. */
  sent: Goods | null;
  /** The ship date, ISO 8601. */
  day: string;
}

/** Goods to declare. */
interface Goods {
  items: readonly CustomsItem[];
  /** ISO 4217. */
  currency: string;
}

function requireFiling(goods: Goods, day: string): void {
  const due = filingDue(goods, day);
  if (due) throw refused(filingText(due));
}

/** Whether goods that cannot be declared may have to be filed, as their HS codes are not known: at any value, or for what they were sold. */
async function mayNeedFiling(
  trx: Trx,
  { from, to, day }: Border,
  orderId: string,
  { itn, ear99 }: Pick<CustomsDeclared, 'itn' | 'ear99'>,
): Promise<boolean> {
  if (eeiBasisOf(from, to, itn) !== 'BELOW') return false;
  if (isFiledAtAnyValue(from, to) && !ear99) return true;
  const dollars = (await orderPrices(trx, orderId)).map(
    ({ amount, currency }) => amount * (dollarsOf(currency, day) ?? Infinity),
  );
  return dollars.reduce((sum, one) => sum + one, 0) > eeiFiledAbove;
}

/** The organization's tax numbers that accompany goods to a country. */
export async function senderTaxIds(
  trx: Trx,
  { items, currency }: Goods,
  { countryCode, day }: { countryCode: string; day: string },
): Promise<SenderTaxId[]> {
  const value = items.reduce((sum, item) => sum + lineValue(item), 0) / 100;
  return taxIdsTo(await readSettings(trx), countryCode, eurosOf(value, currency, day));
}

/** An amount in euros by the reference rates of a day; null in a currency without one. */
function eurosOf(amount: number, currency: string, day: string): number | null {
  // Amounts in euros need no rate.
  if (currency === 'EUR') return amount;
  const [dollars, dollarsPerEuro] = [dollarsOf(currency, day), dollarsOf('EUR', day)];
  return dollars && dollarsPerEuro ? (amount * dollars) / dollarsPerEuro : null;
}

/** Goods as given without an order. */
const itemsOf = ({ currency, items }: DeclaredGoods): Goods => ({
  currency,
  items: items.map(({ skuCode, unitValue, ...item }) => ({
    ...item,
    skuCode: skuCode ?? '',
    // In hundredths of the currency, with two decimals, for goods worth less than one.
    unitValue: Math.round(unitValue * 10_000) / 100,
  })),
});

const unweighed = (item: CustomsItem): CustomsItem => ({ ...item, grams: null });

/** How goods are declared. */
interface Choices {
  given: CustomsDeclared | undefined;
  /** Of the order. */
  chosen: Awaited<ReturnType<typeof customsGoods>>['chosen'];
  usual: ShippingSettings;
  itn: string | undefined;
}

/**
 * @returns the declaration, and why no carrier would accept it
 * @throws RequestError when the signer, or what an export from the US requires, is missing
 */
async function declarationOf(
  trx: Trx,
  { from, to, packages, isReturn, day }: Border,
  goods: Goods,
  { given, chosen, usual, itn }: Choices,
): Promise<{ declaration: CustomsDeclaration; fault: LocalizedText | undefined }> {
  const { customsSigner, ear99 = false } = usual;
  // The choices of the order apply to the outbound shipment only.
  const own = isReturn ? null : chosen;
  const declared: CustomsDeclared = {
    ear99,
    ...(own?.nonDelivery && { nonDelivery: own.nonDelivery }),
    ...(given ?? {
      contents: isReturn ? 'RETURN' : (own?.contents ?? usual.customsContents ?? 'SALE'),
      // The sender of a return is the customer.
      terms: (isReturn ? undefined : usual.customsTerms) ?? 'DAP',
      signer: own?.signer || customsSigner || from.name || from.company || '',
    }),
    ...(itn !== undefined && { itn }),
  };
  if (declared.signer.trim() === '') throw refused(customsMessages.signerMissing());
  if (eeiBasisOf(from, to, declared.itn) === 'BELOW') {
    if (isFiledAtAnyValue(from, to) && !declared.ear99) throw refused(customsMessages.ear99Missing());
    requireFiling(goods, day);
  }
  // A return may bring back fewer goods than were sent: how heavy they are is not known.
  const fault = goodsFault({ items: isReturn ? goods.items.map(unweighed) : goods.items, packages });
  // A return is declared by its sender.
  const taxIds = isReturn ? [] : await senderTaxIds(trx, goods, { countryCode: to.countryCode ?? '', day });
  return { declaration: { ...declared, ...goods, taxIds }, fault };
}

/** Why an order has no declaration, and what is known of its export. */
async function undeclared(
  trx: Trx,
  border: Border & { orderId: string },
  {
    given,
    usual,
    itn,
    filed,
    why,
  }: Omit<Choices, 'chosen'> & Pick<CarrierRequest, 'filed'> & { why: LocalizedText },
): Promise<Pick<CarrierRequest, 'customsMissing' | 'filed' | 'isFilingDue'>> {
  const { orderId } = border;
  const ear99 = given?.ear99 ?? usual.ear99 ?? false;
  const isFilingDue = await mayNeedFiling(trx, border, orderId, { itn, ear99 });
  return {
    customsMissing: why,
    ...(itn !== undefined && {
      filed: {
        itn,
        signer: given?.signer ?? filed?.signer ?? usual.customsSigner,
        currency: (await orderPrices(trx, orderId))[0]?.currency ?? 'USD',
      },
    }),
    ...(isFilingDue && { isFilingDue }),
  };
}

/**
 * The customs declaration of an international shipment, or why there is none: some carriers need it, others do not (shipping design,
 * "Customs"). Its goods are those of the order; without one they are given, or those of the shipment that it returns. Undefined for domestic shipments, and without goods.
 *
 * @param earlier the request for the first label of the same goods: a second one declares them as that did, except for what is given
 * @throws RequestError 400 when goods are given for an order
 */
export async function customsOf(
  trx: Trx,
  border: Border,
  { customs: given, goods }: Pick<QuoteRequest, 'customs' | 'goods'>,
  earlier?: Pick<CarrierRequest, 'customs' | 'filed'>,
): Promise<Pick<CarrierRequest, 'customs' | 'customsMissing' | 'exported' | 'filed' | 'isFilingDue'>> {
  const { from, to, orderId } = border;
  if (goods && orderId !== null) throw fieldFault('goods', labelSaleMessages.goodsOfOrder());
  if (!crossesCustoms(from, to)) return {};
  if (earlier?.customs) return { customs: { ...earlier.customs, ...given } };
  const filed = earlier?.filed;
  const itn = given?.itn ?? filed?.itn;
  const usual = await readSettings(trx);
  try {
    const ofSender = goods ? itemsOf(goods) : border.sent;
    const found =
      orderId === null ? ofSender && { ...ofSender, chosen: null } : await customsGoods(trx, orderId);
    if (!found) return {};
    const { chosen, ...declared } = found;
    const choices = { given, chosen, usual, itn };
    const { declaration, fault } = await declarationOf(trx, border, declared, choices);
    if (!fault) return { customs: declaration };
    const { signer, currency } = declaration;
    return {
      customsMissing: fault,
      exported: declaration,
      ...(itn !== undefined && { filed: { itn, signer, currency } }),
    };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const why = error.text;
    if (orderId === null) return { customsMissing: why };
    return undeclared(trx, { ...border, orderId }, { given, usual, itn, filed, why });
  }
}
