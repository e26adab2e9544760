import { comparedWords } from '../core/same-text.ts';
/** What an order says of how it is shipped. */
interface Way {
  carrierName?: string | null | undefined;
  serviceCode?: string | null | undefined;
}

const keyOf = ({ carrierName, serviceCode }: Way): string =>
  `${comparedWords(carrierName)}\n${comparedWords(serviceCode)}`;
const nothing = keyOf({});

/** Orders that name a carrier or a service, one for each that is named, however it is spelled; where there are several, a merge of them asks. */
export const namedServices = <Order extends Way>(orders: readonly Order[]): Order[] =>
  orders.filter((order, at) => {
    const key = keyOf(order);
    return key !== nothing && orders.findIndex((other) => keyOf(other) === key) === at;
  });
