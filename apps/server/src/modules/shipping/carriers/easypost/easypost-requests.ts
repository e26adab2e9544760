import type { z } from 'zod';
import type { RatedPackage } from '@lading/contracts/shipping';
import { CarrierError, type CarrierRequest } from '../carrier-adapter.ts';
import { easyPostCustoms, easyPostTaxIds } from '../networks/customs-request-rules.ts';
import { easyPostParties } from '../networks/network-parties.ts';
import { inInchesAndOunces } from '../networks/network-request-rules.ts';

/** What we call a purchase; absent when only rates are requested. */
export interface OwnNames {
  reference?: string;
  /** The text on the labels. */
  shipmentNo?: string;
}

const confirmations = { none: undefined, signature: 'SIGNATURE', adult: 'ADULT_SIGNATURE' } as const;

/** The path of a shipment, or of one with a reference. */
export const shipmentPath = (id: string): string => `/shipments/${encodeURIComponent(id)}`;

/** Parses an answer. @throws CarrierError of the given kind when it has another format */
export function readEasyPost<Reply>(
  shape: z.ZodType<Reply>,
  answer: unknown,
  kind: 'unavailable' | 'outcome-unknown' = 'unavailable',
): Reply {
  const read = shape.safeParse(answer);
  if (!read.success) throw new CarrierError({ kind }, read.error);
  return read.data;
}

/** The texts that EasyPost prints on a label: at most three. */
const printedTexts = (texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.slice(0, 3).map((text, at) => [`print_custom_${at + 1}`, text]));

/** A package with the options of its label. */
function parcelOf(packed: RatedPackage, request: CarrierRequest, { shipmentNo }: OwnNames) {
  const { ounces, ...sides } = inInchesAndOunces(packed);
  const confirmation = confirmations[request.signature];
  return {
    parcel: { ...sides, weight: ounces },
    options: {
      label_format: 'PNG',
      label_size: '4x6',
      label_date: `${request.shipDate}T12:00:00Z`,
      ...(confirmation && { delivery_confirmation: confirmation }),
      ...(request.customs && { incoterm: request.customs.terms }),
      ...(shipmentNo && printedTexts([shipmentNo, ...(request.references ?? [])])),
    },
  };
}

/** A shipment of one package. */
export const easyPostShipmentOf = (packed: RatedPackage, request: CarrierRequest, own: OwnNames) => ({
  ...easyPostParties(request),
  ...parcelOf(packed, request, own),
  ...(request.customs && {
    customs_info: easyPostCustoms(request, request.customs),
    ...easyPostTaxIds(request.customs),
  }),
  ...(own.reference && { reference: own.reference }),
});

/** The reference of one package of an order. */
const packageReference = (reference: string, packageNo: number): string => `${reference}.${packageNo}`;
/** The number of the package that a shipment of an order is for, by its reference; 0: unknown. */
export const packageNoOf = ({ reference }: { reference?: string | null | undefined }): number =>
  Number(/\.(\d{1,3})$/.exec(reference ?? '')?.[1] ?? 0);

/** An order of several packages, each a shipment with its own options. */
export const easyPostOrderOf = (request: CarrierRequest, own: OwnNames) => ({
  ...easyPostParties(request),
  ...(own.reference && { reference: own.reference }),
  shipments: request.packages.map((packed, at) => ({
    ...parcelOf(packed, request, own),
    ...(own.reference && { reference: packageReference(own.reference, at + 1) }),
  })),
});
