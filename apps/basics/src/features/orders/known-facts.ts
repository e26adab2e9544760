import type { ReactNode } from 'react';

/** One fact about an order: its name and what is known. */
export interface Fact {
  term: string;
  detail: ReactNode;
}

/** Only what is known: an empty line in a list of facts tells nothing. */
export function knownFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ detail }) => detail !== null && detail !== undefined && detail !== '');
}
