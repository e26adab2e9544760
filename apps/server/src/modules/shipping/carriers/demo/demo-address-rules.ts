import type { Address } from '@lading/contracts/core';
import { shippingMessages } from '@lading/contracts/shipping';
import { type CheckedAddress, checkedAgainst } from '../carrier-address-check.ts';
import { demoScenario } from './demo-number-rules.ts';
import { isDomestic, isKnownZip3, zip3Of } from './demo-zone-rules.ts';

/** States of ZIP codes, by their first three digits: `state from-to`, as the US post assigns them. */
const table = `
PR 006-007, VI 008-008, PR 009-009, MA 010-027, RI 028-029, NH 030-038, ME 039-049, VT 050-054, MA 055-055, VT 056-059, CT 060-069,
NJ 070-089, NY 100-149, PA 150-196, DE 197-199, DC 200-200, VA 201-201, DC 202-205, MD 206-219, VA 220-246, WV 247-268, NC 270-289,
SC 290-299, GA 300-319, FL 320-339, FL 341-349, AL 350-369, TN 370-385, MS 386-397, GA 398-399, KY 400-427, OH 430-459, IN 460-479,
MI 480-499, IA 500-528, WI 530-549, MN 550-567, SD 570-577, ND 580-588, MT 590-599, IL 600-629, MO 630-658, KS 660-679, NE 680-693,
LA 700-714, AR 716-729, OK 730-732, TX 733-733, OK 734-749, TX 750-799, CO 800-816, WY 820-831, ID 832-838, UT 840-847, AZ 850-865,
NM 870-884, TX 885-885, NV 889-898, CA 900-961, HI 967-968, OR 970-979, WA 980-994, AK 995-999`;

const ranges = table
  .split(',')
  .map((entry) => /([A-Z]{2}) (\d{3})-(\d{3})/.exec(entry)!)
  .map(([, state, from, to]) => ({ state: state!, from: from!, to: to! }));

/** The state of a ZIP3; undefined when it belongs to none, such as military ones. */
export const stateOfZip3 = (zip3: string): string | undefined =>
  ranges.find(({ from, to }) => from <= zip3 && zip3 <= to)?.state;

const name = 'Demo Carrier';

/** The demo carrier's answer about an address: whether its ZIP code exists, and whether that is in its state. */
export function demoAddressCheck(address: Address): CheckedAddress {
  if (!isDomestic(address.countryCode))
    return {
      status: 'UNCHECKED',
      suggestion: null,
      residential: null,
      messages: [shippingMessages.checksUsOnly({ carrier: name })],
    };
  const notFound = (message: CheckedAddress['messages'][number]): CheckedAddress => ({
    status: 'NOT_FOUND',
    suggestion: null,
    residential: null,
    messages: [message],
  });
  if (demoScenario(address.addressLine2)?.name === 'REFUSE')
    return notFound(shippingMessages.addressRefused({ carrier: name }));
  const zip3 = zip3Of(address.zipCode);
  if (zip3 === undefined || !isKnownZip3(zip3)) return notFound(shippingMessages.unknownZip());
  const digits = (address.zipCode ?? '').replaceAll(/\D/g, '');
  const stateCode = stateOfZip3(zip3) ?? address.stateCode?.toUpperCase();
  const written: Address = {
    ...address,
    stateCode,
    zipCode: digits.length === 9 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits,
  };
  const isElsewhere = stateCode !== address.stateCode?.trim().toUpperCase();
  return {
    ...checkedAgainst(address, written),
    residential: !address.company?.trim(),
    messages: isElsewhere
      ? [shippingMessages.zipOfState({ zip: written.zipCode ?? '', state: stateCode ?? '' })]
      : [],
  };
}
