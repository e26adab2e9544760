import { halfWidth } from '@lading/contracts/core';

/** The kinds of second-step codes: from the authenticator app, or a recovery code. */
export type SecondStepKind = 'app' | 'recovery';

/** Cleans text typed or pasted into the field: an app's code keeps its digits only, without blanks. */
export function secondStepText(kind: SecondStepKind, text: string): string {
  const plain = halfWidth(text);
  return kind === 'app' ? plain.replaceAll(/\D/g, '').slice(0, 6) : plain.toUpperCase().slice(0, 40);
}

/** Whether a text cannot be such a code. */
export function secondStepFault(kind: SecondStepKind, text: string): boolean {
  return kind === 'app' ? !/^\d{6}$/.test(text) : text.replaceAll(/[\s-]/g, '').length < 10;
}
