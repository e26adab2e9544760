/** A line of an order of WooCommerce. */
export const item = (id: number, sku: string | null, quantity: number, more: object = {}) => ({
  id,
  name: `Thing ${id}`,
  product_id: 93,
  variation_id: 0,
  quantity,
  sku,
  price: 10,
  total: String(quantity * 10),
  ...more,
});

/** A line of a WooCommerce refund, referring to its order line. */
export const back = (id: number | string | undefined, quantity: number, more: object = {}) => ({
  name: `Thing ${id}`,
  quantity: -quantity,
  total: String(-quantity * 10),
  meta_data: id === undefined ? [] : [{ key: '_refunded_item_id', value: String(id) }],
  ...more,
});
