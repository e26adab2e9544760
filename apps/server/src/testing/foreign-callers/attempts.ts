/** A foreign organization's requests to each call, with the seller's ids, and the expected refusal. Read after the seller's records exist. */
export type Attempts = Record<
  string,
  () => { input?: object; refused?: 400 | 403 | 404 | 409; key?: string }
>;
