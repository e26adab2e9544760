import type { ImportDefinition } from '@lading/contracts/imports';
import { useState } from 'react';
import type { BulkFix } from '../../../model/issues/bulk-fix.ts';
import { collectEdits, type ChosenFix } from '../../../model/issues/fix-plan.ts';
import type { IssueIndex } from '../../../model/issues/issue-index.ts';
import type { ReviewSession } from '../../../model/review/review-session.ts';

/** The changes of the last fix. */
interface Fixed {
  /** Cells, or rows if it deletes. */
  count: number;
  isDeletion: boolean;
  /** The session's edits after it. */
  edits: number;
}

/** Fixes groups of issues, each in one undo step, and remembers what was fixed last. */
export function useIssueFixing(definition: ImportDefinition, session: ReviewSession, index: IssueIndex) {
  const [isFixing, setIsFixing] = useState(false);
  const [fixed, setFixed] = useState<Fixed | null>(null);

  async function fix(chosen: readonly Omit<ChosenFix, 'rows'>[]) {
    setIsFixing(true);
    // A snapshot: rows change groups while their edits are collected.
    const withRows = chosen.map((each) => ({ ...each, rows: Int32Array.from(index.rowsOf(each.group.id)) }));
    const { edits, cells } = await collectEdits(definition, session, withRows);
    const hasFixed = (await session.store.editInSlices(edits)) > 0;
    for (const { group, reading } of hasFixed ? chosen : []) {
      if (reading === 'only') continue;
      const fixed = edits.find(({ key }) => key === group.fieldKey);
      if (fixed) session.answers.take(group.fieldKey, reading, fixed);
    }
    take(hasFixed ? cells : 0);
    setIsFixing(false);
  }

  /** Carries out a fix for a whole group. */
  async function apply(bulk: BulkFix) {
    const { store } = session;
    setIsFixing(true);
    if (bulk.does === 'edit') take(await store.editInSlices(bulk.edits));
    else take(await store.deleteRowsInSlices(bulk.rows), true);
    setIsFixing(false);
  }

  function take(count: number, isDeletion = false) {
    setFixed({ count, isDeletion, edits: session.edits });
  }

  return {
    isFixing,
    hasFixed: fixed !== null,
    /** The last fix; null if anything was done since. */
    fixed: fixed?.edits === session.edits ? fixed : null,
    /** Whether the last step to undo is the fix. */
    canUndo: () => fixed !== null && fixed.count > 0 && fixed.edits === session.edits,
    fix,
    apply,
    dismiss: () => setFixed(null),
  };
}

export type IssueFixing = ReturnType<typeof useIssueFixing>;
