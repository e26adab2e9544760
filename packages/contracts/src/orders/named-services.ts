import { comparedWords } from '../core/same-text.ts';
/** The shipping details of an order. */
interface Way {
  carrierName?: string | null | undefined;
  serviceCode?: string | null | undefined;
}

const keyOf = ({ carrierName, serviceCode }: Way): string =>
  `${comparedWords(carrierName)}\n${comparedWords(serviceCode)}`;
const nothing = keyOf({});

/** One order for each named carrier or service, in any spelling; if there are several, a merge asks which one to use. */
export const namedServices = <Order extends Way>(orders: readonly Order[]): Order[] =>
  orders.filter((order, at) => {
    const key = keyOf(order);
    return key !== nothing && orders.findIndex((other) => keyOf(other) === key) === at;
  });
