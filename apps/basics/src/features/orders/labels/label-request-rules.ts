import { insuranceCurrency, type QuoteRequest } from '@lading/contracts/shipping';
import { isCustomsComplete } from '@lading/sub-app-kit/components/label-customs';
import { completePackage } from '@lading/sub-app-kit/rates';
import type { LabelInput } from './label-address-rules.ts';

/**
 * The request for rates; null while the input is incomplete.
 * @param isDeclared whether customs details were chosen; otherwise the server uses the same defaults
 */
export function requestOf(orderId: string, input: LabelInput, isDeclared: boolean): QuoteRequest | null {
  const { packages, unit, signature, insurance, residential, customs } = input;
  const complete = packages.flatMap((one) => completePackage(one, unit) ?? []);
  if (complete.length !== packages.length || (customs && !isCustomsComplete(customs))) return null;
  const insured = insurance
    ? { insurance: { minor: Math.round(insurance * 100), currency: insuranceCurrency } }
    : {};
  const filing = { itn: customs?.itn || undefined };
  const declared = customs && isDeclared ? { customs: { ...customs, ...filing } } : {};
  const kind = residential === undefined ? {} : { residential };
  return { orderId, packages: complete, signature, ...insured, ...kind, ...declared };
}
