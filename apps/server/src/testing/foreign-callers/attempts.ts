/** What a foreigner sends to each call, with the seller's ids wherever one fits, and the refusal that is due. Read after the seller's records are made. */
export type Attempts = Record<
  string,
  () => { input?: object; refused?: 400 | 403 | 404 | 409; key?: string }
>;
