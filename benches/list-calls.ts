/** A measured list call. */
interface ListCall {
  name: string;
  /** Maximum p95, in milliseconds (issue 14). */
  wanted: number;
  /** Lists that are requested together, as by the palette. */
  of: readonly ('orders' | 'orderCounts' | 'products' | 'shipments' | 'shipmentCounts' | 'overview')[];
  /** Used in turn, so that replies are not merely cached. */
  queries: readonly Record<string, string>[];
}

const page = 60;
const search = 150;
const palette = 200;
const sorts = {
  orders: ['orderNo', 'createTime', 'updateTime', 'storeName', 'totalAmount'],
  products: ['skuCode', 'skuName', 'brand', 'createTime', 'updateTime'],
  shipments: ['shipmentNo', 'orderNo', 'createTime', 'shipDate', 'postage'],
} as const;

/** All measured calls, for lists with this many rows. */
export function listsToMeasure(rows: number): ListCall[] {
  const some = (at: number) => String(Math.floor(rows * at));
  const padded = (at: number, digits: number) => some(at).padStart(digits, '0');
  const calls: ListCall[] = [];
  for (const list of ['orders', 'products', 'shipments'] as const) {
    calls.push({ name: `${list}: first page`, wanted: page, of: [list], queries: [{}] });
    for (const field of sorts[list])
      for (const way of ['asc', 'desc'])
        calls.push({
          name: `${list}: by ${field} ${way}`,
          wanted: page,
          of: [list],
          queries: [{ sort: `${field}:${way}` }],
        });
  }
  const filtered = (name: string, of: 'orders' | 'shipments' | 'products', query: Record<string, string>) =>
    calls.push({ name: `${of}: ${name}`, wanted: page, of: [of], queries: [query] });
  filtered('shipped', 'orders', { orderStatus: 'SHIPPED' });
  filtered('on hold (few)', 'orders', { orderStatus: 'ON_HOLD' });
  filtered('on hold by amount', 'orders', { orderStatus: 'ON_HOLD', sort: 'totalAmount:desc' });
  filtered('unshipped by store', 'orders', { orderStatus: 'UNSHIPPED', sort: 'storeName:asc' });
  filtered('awaiting label', 'orders', { queue: 'AWAITING_LABEL' });
  filtered('vendor', 'orders', { orderType: 'VENDOR' });
  filtered('exceptions by postage', 'shipments', { shipmentStatus: 'EXCEPTION', sort: 'postage:desc' });
  filtered('delivered by order', 'shipments', { shipmentStatus: 'DELIVERED', sort: 'orderNo:desc' });
  filtered('of a carrier', 'shipments', { carrierName: 'UPS' });
  filtered('of a service', 'shipments', { serviceCode: 'UPS Ground' });
  filtered('of a service (few)', 'shipments', { serviceCode: 'UPS Next Day Air' });
  filtered('to a country', 'shipments', { countryCode: 'US' });
  filtered('to a country (few)', 'shipments', { countryCode: 'IS' });
  filtered('shipped long ago', 'shipments', { shipTo: '2024-12-31', sort: 'shipDate:desc' });
  filtered('adjusted (few)', 'shipments', { label: 'ADJUSTED' });
  filtered('ordinary', 'products', { productType: '1' });
  filtered('of another type', 'products', { productType: '2' });
  filtered('page 200', 'orders', { pageNo: '200' });
  filtered('page 2,000', 'orders', { pageNo: '2000' });
  calls.push({
    name: 'orders: counts of tabs',
    wanted: page,
    of: ['overview'],
    queries: [{ timeZone: 'America/Los_Angeles' }],
  });
  const counted = (name: string, of: 'orderCounts' | 'shipmentCounts', query: Record<string, string>) =>
    calls.push({ name: `${of}: ${name}`, wanted: search, of: [of], queries: [query] });
  counted('of all', 'orderCounts', {});
  counted('under a search', 'orderCounts', { search: 'bennett' });
  counted('under a search that few match', 'orderCounts', { search: '陈伟 Rossi' });
  counted('under a filter', 'orderCounts', { orderType: 'VENDOR' });
  counted('of all', 'shipmentCounts', {});
  counted('under a search', 'shipmentCounts', { search: 'fischer kim' });
  counted('under a filter', 'shipmentCounts', { carrierName: 'UPS' });
  const searched = (
    name: string,
    of: ListCall['of'],
    texts: readonly string[],
    { wanted = search, query = {} }: { wanted?: number; query?: Record<string, string> } = {},
  ) =>
    calls.push({
      name: `${of.join(', ')}: search ${name}`,
      wanted,
      of,
      queries: texts.map((text) => ({ search: text, ...query })),
    });
  searched('a whole number', ['orders'], [`BO-${padded(0.4, 8)}`, `BO-${padded(0.7, 8)}`]);
  searched('the end of a number', ['orders'], [padded(0.123456, 7).slice(1), padded(0.654321, 7).slice(1)]);
  searched('the middle of a SKU', ['orders'], [padded(0.31, 7).slice(1, 6), padded(0.77, 7).slice(1, 6)]);
  searched('a name', ['orders'], ['bennett', 'Novak']);
  searched('a name that few have', ['orders'], ['陈伟 Rossi', 'reyes wong']);
  searched('2 Chinese characters', ['orders'], ['陈伟', '深圳']);
  searched('2 characters', ['orders'], ['ga', '7Z', 'bo']);
  searched('nothing', ['orders'], ['qqxyz', '不存在']);
  searched('3 digits', ['orders'], ['417', '902']);
  searched('a SKU', ['products'], [padded(0.31, 7), padded(0.77, 7)]);
  searched('the middle of a word', ['products'], ['eramic m', 'lanke']);
  searched('2 Chinese characters', ['products'], ['马克', '台灯']);
  searched('4 Chinese characters', ['products'], ['瑜伽垫 青', '羊毛毯 沙']);
  searched('2 characters', ['products'], ['bm', 'x0', '98']);
  searched('a bar code', ['products'], ['4711', '12345']);
  searched('a tracking number', ['shipments'], ['1z0123', '998877', '31415926']);
  searched('a recipient', ['shipments'], ['fischer kim', '张丽']);
  searched('an order number', ['shipments'], [`bo-${padded(0.4, 8)}`]);
  searched('2 characters', ['shipments'], ['1z', '88']);
  searched('a name with a filter', ['orders'], ['bennett', 'Novak'], { query: { orderStatus: 'UNSHIPPED' } });
  searched('a name with a filter that few match', ['orders'], ['bennett', 'Novak'], {
    query: { orderStatus: 'ON_HOLD' },
  });
  searched('a name by amount', ['orders'], ['bennett', 'Novak'], { query: { sort: 'totalAmount:desc' } });
  searched('a word with a filter', ['products'], ['eramic m', 'lanke'], { query: { productType: '1' } });
  searched('a recipient with a filter', ['shipments'], ['fischer kim', '张丽'], {
    query: { carrierName: 'UPS' },
  });
  searched('palette', ['orders', 'products', 'shipments'], ['mug', 'olivia', padded(0.2, 7).slice(2)], {
    wanted: palette,
    query: { pageSize: '5', countTo: '1000' },
  });
  return calls;
}
