import type { ReactNode } from 'react';

/** One fact about an order: its name and what is known. */
export interface Fact {
  term: string;
  detail: ReactNode;
}

/** Only known facts, since an empty line in a list is useless. */
export function knownFacts(facts: readonly Fact[]): Fact[] {
  return facts.filter(({ detail }) => detail !== null && detail !== undefined && detail !== '');
}
