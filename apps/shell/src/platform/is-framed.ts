/** Whether another site frames this page; only `/bigcommerce/connection` may be framed (decision D10). */
export const isFramed = globalThis.top !== globalThis.self;
