import type { OrderDetail, OrderLine } from '@lading/contracts/orders';

const line = (skuCode: string, skuName: string, quantity: number, unitPrice: number): OrderLine => ({
  skuCode,
  skuName,
  quantity,
  unitPrice,
  currency: 'USD',
});

/** An order with names in both scripts; `lines` of further items are added. */
export function sampleOrder({ lines = 0, orderNo = 'JP-10418' } = {}): OrderDetail {
  const items = [
    line('MUG-10', 'Stoneware mug, speckled glaze', 2, 18.5),
    line('MUG-2', '青花瓷茶杯套装（六只装，带礼盒和竹制托盘，适合送礼）', 1, 1_249),
    line('APRON-L', 'Linen apron', 1, 42),
    ...Array.from({ length: lines }, (_, index) =>
      line(`PART-${index + 1}`, `备件 Spare part ${index + 1}`, 1, 0.99),
    ),
  ];
  return {
    orderId: '1',
    orderNo,
    orderType: 'SELLER',
    orderStatus: 'UNSHIPPED',
    storeName: 'Juniper & Pine on Etsy',
    quantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
    totalAmount: 1_339.2,
    currency: 'USD',
    carrierName: 'USPS',
    serviceCode: 'Ground Advantage',
    createTime: '2026-11-22T02:30:00.000Z',
    reference: 'Gift, 请勿折叠',
    sender: {
      name: 'Juniper & Pine',
      addressLine1: '418 Larkin St',
      city: 'San Francisco',
      stateCode: 'CA',
      zipCode: '94102',
      countryCode: 'US',
    },
    recipient: {
      name: '李文静',
      company: '深圳市鑫源贸易有限公司',
      addressLine1: '600 Main St 302 室',
      city: 'Flushing',
      stateCode: 'NY',
      zipCode: '11354',
      countryCode: 'US',
    },
    lines: items,
    packages: [],
    shipments: [],
  };
}
