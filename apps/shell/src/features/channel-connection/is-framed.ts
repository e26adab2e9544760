/** Whether another site shows this page in a frame. */
export const isFramed = globalThis.top !== globalThis.self;
