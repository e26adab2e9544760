import { useHostState } from '@lading/bridge/react';
import { keepDraft, keptDraft } from '@lading/sub-app-kit/form';
import { useState } from 'react';
import type { GoodsDeclaration } from './goods-input-rules.ts';

/** The name under which the tab keeps it, as the addresses: a link is only for an estimate. */
const draft = 'rate-goods';
const like: GoodsDeclaration = {
  goods: { currency: '', items: [] },
  customs: { contents: 'SALE', terms: 'DAP', signer: '' },
};

/** The goods declared in the calculator, kept in this tab over a reload and a way to the wallet and back. */
export function useGoodsDeclaration() {
  const person = useHostState(({ user }) => user?.user.userId ?? '');
  const [declared, hold] = useState(() => keptDraft(person, draft, like)?.values ?? null);
  return {
    declared,
    /** Sets the declaration, or with null removes it. */
    setDeclared(next: GoodsDeclaration | null) {
      hold(next);
      keepDraft(person, draft, next);
    },
  };
}
