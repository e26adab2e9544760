/** What a person has entered on the way to a new password, from page to page; gone with a reload, as a code should be. */
interface ResetFlow {
  email: string;
  code: string;
}

let flow: ResetFlow = { email: '', code: '' };

/** What is known so far; empty texts where nothing is. */
export function resetFlow(): Readonly<ResetFlow> {
  return flow;
}

/** Keeps what a page has asked for; another e-mail address begins anew. */
export function keepInResetFlow(known: Partial<ResetFlow>): void {
  flow = known.email === undefined ? { ...flow, ...known } : { code: '', ...known, email: known.email };
}
