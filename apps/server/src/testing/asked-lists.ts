import { ordersApi } from '@lading/contracts/orders';
import { productsApi } from '@lading/contracts/products';
import { shippingApi } from '@lading/contracts/shipping';
import type { Caller, TestServer } from '../platform/testing/test-server.ts';

const { orderPage } = ordersApi.calls;
const { productPage, saveProduct } = productsApi.calls;
const { shipmentPage } = shippingApi.calls;

/** The answer of a list, with the ids of its records. */
interface Found {
  ids: string[];
  total: number;
  totalExact?: boolean | undefined;
  next?: string | null | undefined;
  previous?: string | null | undefined;
}
interface Query {
  search?: string;
  sort?: string;
  after?: string;
  pageNo?: number;
  pageSize?: number;
  countTo?: number;
  orderStatus?: string;
}

export type List = 'orders' | 'products' | 'shipments';
export const lists: readonly List[] = ['orders', 'products', 'shipments'];

/** Helpers for tests of lists: a page of each list, one more product, and the organization of a person. */
export function askedLists({ server, seller }: { server: TestServer; seller: Caller }) {
  async function find(list: List, query: Query, caller: Caller = seller): Promise<Found> {
    const input = { query: query as never };
    const answer = await (list === 'orders'
      ? server.call(orderPage, input, caller)
      : list === 'products'
        ? server.call(productPage, input, caller)
        : server.call(shipmentPage, input, caller));
    if (answer.result !== 'OK') throw new Error(`${list} ${JSON.stringify(query)}: ${answer.message}`);
    const { records, ...rest } = answer.data;
    const ids = records.map((record) =>
      'shipmentId' in record ? record.shipmentId : 'productId' in record ? record.productId : record.orderId,
    );
    return { ...rest, ids };
  }

  const orgOf = async (email: string): Promise<string> =>
    server.platform.database.asSystem(
      async (trx) =>
        (await trx.selectFrom('person').select('org_id').where('email', '=', email).executeTakeFirstOrThrow())
          .org_id,
    );

  async function addProduct(skuCode: string, skuName: string, skuNameCN?: string): Promise<string> {
    const sizes = { length: 1, width: 1, height: 1, unit: 'in/lb', packageType: 'Ready To Ship' } as const;
    const answer = await server.call(
      saveProduct,
      { body: { skuCode, skuName, skuNameCN, ...sizes } },
      seller,
    );
    if (answer.result !== 'OK') throw new Error(answer.message);
    return answer.data.productId;
  }
  return { find, orgOf, addProduct };
}
