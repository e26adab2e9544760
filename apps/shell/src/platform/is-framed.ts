/** Whether another site shows this page in a frame; no page of ours but `/bigcommerce/connection` may stand there (decision D10). */
export const isFramed = globalThis.top !== globalThis.self;
