import { areLetterKeysOn } from '@lading/bridge/letter-keys';
import { useEffect, useEffectEvent } from 'react';
import type { ListAct } from './list-definition.ts';
import { keepsKey } from './use-list-keys.ts';

/** Starts an action on the selected rows by its key. Like other single keys these can be turned off (WCAG 2.1.4). */
export function useActKeys<Row>(acts: readonly ListAct<Row>[], begin: (act: ListAct<Row>) => void): void {
  const take = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || keepsKey(event) || !areLetterKeysOn()) return;
    const act = acts.find(({ hotkey }) => hotkey !== undefined && hotkey === event.key);
    if (!act) return;
    event.preventDefault();
    begin(act);
  });
  useEffect(() => {
    addEventListener('keydown', take);
    return () => removeEventListener('keydown', take);
  }, []);
}
