/** What answers the second step: a code of the authenticator app, or one of the recovery codes. */
export type SecondStepKind = 'app' | 'recovery';

/** What stays of a text that was typed or pasted into the field: an app's code is its digits, with or without a blank between. */
export function secondStepText(kind: SecondStepKind, text: string): string {
  return kind === 'app' ? text.replaceAll(/\D/g, '').slice(0, 6) : text.toUpperCase().slice(0, 40);
}

/** Whether a text cannot be such a code. */
export function secondStepFault(kind: SecondStepKind, text: string): boolean {
  return kind === 'app' ? !/^\d{6}$/.test(text) : text.replaceAll(/[\s-]/g, '').length < 10;
}
