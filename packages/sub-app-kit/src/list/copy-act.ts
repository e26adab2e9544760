import { copyText } from '@lading/ui/copy-text';
import { Copy } from 'lucide-react';
import type { ListAct } from './list-definition.ts';

/** The action that copies a text of each selected row, one per line, such as tracking numbers. Rows without one are skipped. */
export function copyAct<Row>(
  label: string,
  textOf: (row: Row) => string | null | undefined,
  done: (count: number) => string,
): ListAct<Row> {
  return {
    id: 'copy',
    label,
    icon: Copy,
    can: (row) => Boolean(textOf(row)),
    together: (rows) => copyText(rows.map(textOf).join('\n')),
    done,
  };
}
