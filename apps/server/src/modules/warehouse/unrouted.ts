import type { LocalizedText } from '@lading/contracts/core';
import { warehouseMessages, type RoutingCandidate } from '@lading/contracts/warehouse';
import { conflict, RequestError } from '../../platform/request-error.ts';
import type { OrderToPlace } from './outbound.service.ts';

/** No warehouse can ship an order; carries the finding for each. */
export class Unrouted extends RequestError {
  readonly considered: RoutingCandidate[];
  constructor({ orderNo, recipient }: OrderToPlace, considered: RoutingCandidate[]) {
    const text = noRoute(orderNo, recipient.countryCode ?? '', considered);
    super(conflict(text).code, text);
    this.considered = considered;
  }
}

function noRoute(orderNo: string, country: string, considered: readonly RoutingCandidate[]): LocalizedText {
  const reasons = considered.flatMap(({ warehouseName: warehouse, verdict, short }) => {
    if (verdict === 'COUNTRY')
      return [warehouseMessages.routeCountry({ warehouse, country: country || '?' })];
    if (verdict === 'SHORT')
      return [warehouseMessages.routeShort({ warehouse, skuCode: short[0]?.skuCode ?? '' })];
    return verdict === 'OFF' ? [warehouseMessages.routeOff({ warehouse })] : [];
  });
  const named = reasons.length > 0 ? reasons : [warehouseMessages.routeNoWarehouse()];
  return warehouseMessages.noRoute({
    orderNo,
    reasons: {
      en: named.map(({ message }) => message).join('; '),
      zh: named.map(({ zhMessage }) => zhMessage).join('；'),
    },
  });
}
