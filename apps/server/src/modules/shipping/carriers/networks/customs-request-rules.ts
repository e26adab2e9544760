import { eeiBasisOf, eeiCitation, lineValue, type CustomsContents } from '@lading/contracts/shipping';
import type { CustomsDeclaration, CarrierRequest } from '../carrier-adapter.ts';

const gramsPerOunce = 28.349_523_125;
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

const easyPostContents: Record<CustomsContents, string> = {
  SALE: 'merchandise',
  GIFT: 'gift',
  SAMPLE: 'sample',
  RETURN: 'returned_goods',
  DOCUMENTS: 'documents',
};

/** A declaration in EasyPost's format: values and weights are those of whole lines, weights in ounces. */
export function easyPostCustoms(request: CarrierRequest, customs: CustomsDeclaration) {
  const { contents, signer, itn, currency, items, nonDelivery = 'RETURN' } = customs;
  const basis = eeiBasisOf(request.from, request.to, itn);
  return {
    contents_type: easyPostContents[contents],
    customs_certify: true,
    customs_signer: signer,
    restriction_type: 'none',
    non_delivery_option: nonDelivery.toLowerCase(),
    ...(basis && { eel_pfc: eeiCitation({ basis, itn: itn ?? null }) }),
    customs_items: items.map((item) => ({
      description: item.description,
      quantity: item.quantity,
      // Goods declared without an order may have none.
      ...(item.skuCode !== '' && { code: item.skuCode }),
      currency,
      value: lineValue(item) / 100,
      // At most three decimals are accepted, and zero is not.
      weight: Math.max(rounded(((item.grams ?? 0) * item.quantity) / gramsPerOunce, 3), 0.001),
      hs_tariff_number: item.hsCode,
      origin_country: item.originCountry,
    })),
  };
}

/** The sender's tax numbers in EasyPost's format. */
export function easyPostTaxIds({ taxIds = [] }: CustomsDeclaration) {
  if (taxIds.length === 0) return {};
  return {
    tax_identifiers: taxIds.map(({ kind, number, country }) => ({
      entity: 'SENDER',
      tax_id: number,
      tax_id_type: kind,
      ...(country !== null && { issuing_country: country }),
    })),
  };
}

/** Shippo accepts the exporter's customs number, and one tax number: the IOSS number, which replaces the others. */
function shippoExporter({ taxIds = [] }: CustomsDeclaration) {
  const eori = taxIds.find(({ kind }) => kind === 'EORI');
  const tax = (['IOSS', 'VAT', 'EIN'] as const)
    .map((wanted) => taxIds.find(({ kind }) => kind === wanted))
    .find((one) => one !== undefined);
  if (!eori && !tax) return {};
  return {
    exporter_identification: {
      ...(eori && { eori_number: eori.number }),
      ...(tax && { tax_id: { number: tax.number, type: tax.kind } }),
    },
  };
}

const shippoContents: Record<CustomsContents, string> = {
  SALE: 'MERCHANDISE',
  GIFT: 'GIFT',
  SAMPLE: 'SAMPLE',
  RETURN: 'RETURN_MERCHANDISE',
  DOCUMENTS: 'DOCUMENTS',
};

/** A declaration in Shippo's format: values and weights are those of whole lines, as texts, weights in grams. */
export function shippoCustoms(request: CarrierRequest, customs: CustomsDeclaration) {
  const { contents, terms, signer, itn, currency, items, nonDelivery = 'RETURN' } = customs;
  const basis = eeiBasisOf(request.from, request.to, itn);
  const texts = { FILED: 'AES_ITN', CANADA: 'NOEEI_30_36', BELOW: 'NOEEI_30_37_a' };
  return {
    contents_type: shippoContents[contents],
    certify: true,
    certify_signer: signer,
    non_delivery_option: nonDelivery,
    incoterm: terms,
    ...(basis && { eel_pfc: texts[basis] }),
    ...(basis === 'FILED' && { aes_itn: itn }),
    ...shippoExporter(customs),
    items: items.map((item) => ({
      description: item.description,
      quantity: item.quantity,
      ...(item.skuCode !== '' && { sku_code: item.skuCode }),
      // A weight of zero is not accepted.
      net_weight: String(Math.max((item.grams ?? 0) * item.quantity, 1)),
      mass_unit: 'g',
      value_amount: (lineValue(item) / 100).toFixed(2),
      value_currency: currency,
      tariff_number: item.hsCode,
      origin_country: item.originCountry,
    })),
  };
}
