import { useCallback, useState } from 'react';
import { readLayout, type ListLayout } from './list-layout-rules.ts';

const keyOf = (person: string, list: string) => `lading.list.${person}.${list}`;

function keptLayout(key: string): ListLayout {
  try {
    return readLayout(JSON.parse(localStorage.getItem(key) ?? 'null'));
  } catch {
    return {};
  }
}

/**
 * A person's layout of a list, stored in this browser so that the first paint has it; saved views transfer it to other machines.
 * @param list id of the list
 */
export function useListLayout(person: string, list: string): [ListLayout, (layout: ListLayout) => void] {
  const key = keyOf(person, list);
  const [layout, setLayout] = useState(() => keptLayout(key));
  const change = useCallback(
    (next: ListLayout) => {
      setLayout(next);
      try {
        if (Object.keys(next).length > 0) localStorage.setItem(key, JSON.stringify(next));
        else localStorage.removeItem(key);
      } catch {
        // Storage is refused: the layout lasts as long as the page.
      }
    },
    [key],
  );
  return [layout, change];
}
