/** What an order says of how it is shipped. */
interface Way {
  carrierName?: string | null | undefined;
  serviceCode?: string | null | undefined;
}

const plain = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
const keyOf = ({ carrierName, serviceCode }: Way): string => `${plain(carrierName)}\n${plain(serviceCode)}`;
const nothing = keyOf({});

/** Orders that name a carrier or a service, one for each that is named, however it is spelled; where there are several, a merge of them asks. */
export const namedServices = <Order extends Way>(orders: readonly Order[]): Order[] =>
  orders.filter((order, at) => {
    const key = keyOf(order);
    return key !== nothing && orders.findIndex((other) => keyOf(other) === key) === at;
  });
