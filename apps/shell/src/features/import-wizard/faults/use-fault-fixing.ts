import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { useState } from 'react';
import type { CountedGroup, FaultIndex } from './fault-index.ts';
import { collectEdits, type WantedFix } from './fix-plan.ts';
import type { ReviewSession } from '../review/review-session.ts';

/** Mends groups of faults, each time as one step of undo, and remembers how many cells were mended last. */
export function useFaultFixing(definition: ImportDefinition, session: ReviewSession, index: FaultIndex) {
  const [isFixing, setIsFixing] = useState(false);
  const [fixed, setFixed] = useState<{ cells: number; edits: number } | null>(null);

  async function fix(wanted: readonly Omit<WantedFix, 'rows'>[]) {
    setIsFixing(true);
    // As they stand now: rows change their groups while their edits are collected.
    const withRows = wanted.map((each) => ({ ...each, rows: Int32Array.from(index.rowsOf(each.group.id)) }));
    const { edits, cells } = await collectEdits(definition, session, withRows);
    const isMended = (await session.store.editInSlices(edits)) > 0;
    for (const { group, reading } of isMended ? wanted : []) {
      if (reading === 'only') continue;
      const mended = edits.find(({ key }) => key === group.fieldKey);
      if (mended) session.answers.take(group.fieldKey, reading, mended);
    }
    take(isMended ? cells : 0);
    setIsFixing(false);
  }

  /** Puts one value into all cells of a group. */
  async function fill({ id, fieldKey }: CountedGroup, value: string) {
    const edits = Array.from(index.rowsOf(id), (row) => ({ row, key: fieldKey, value }));
    setIsFixing(true);
    take(await session.store.editInSlices(edits));
    setIsFixing(false);
  }

  function take(cells: number) {
    setFixed({ cells, edits: session.edits });
  }

  return {
    isFixing,
    hasFixed: fixed !== null,
    /** The mending that was done last; null when something else was done since. */
    fixed: fixed?.edits === session.edits ? fixed : null,
    /** Whether the last step to undo is the mending. */
    canUndo: () => fixed !== null && fixed.cells > 0 && fixed.edits === session.edits,
    fix,
    fill,
    forget: () => setFixed(null),
  };
}

export type FaultFixing = ReturnType<typeof useFaultFixing>;
