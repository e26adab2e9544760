import { useHostState } from '@lading/bridge/react';
import type { BookAddress } from '@lading/contracts/shipping';
import { keepDraft, keptDraft } from '@lading/sub-app-kit/form';
import { useState } from 'react';
import { noParties, partiesOf, type RateInput, type RateParty } from './rate-input-rules.ts';

/** The name under which the tab keeps them: a postal address has no place in a link. */
const draft = 'rate-parties';

/** The full addresses of the calculator, kept in this tab over a reload and a way to the wallet and back. */
export function useRateParties(input: RateInput) {
  const person = useHostState(({ user }) => user?.user.userId ?? '');
  const [parties, setParties] = useState(() =>
    partiesOf(input, keptDraft(person, draft, noParties)?.values ?? noParties),
  );
  return {
    parties,
    /** Sets an address, or with null removes it. @returns the addresses after that */
    setParty(party: RateParty, address: BookAddress | null) {
      const next = { ...parties, [party]: address };
      setParties(next);
      keepDraft(person, draft, next.sender || next.recipient ? next : null);
      return next;
    },
  };
}
