import type { ImportDefinition } from '@lading/contracts/imports';
import type { CellAddress } from '@lading/data-grid';
import type { CountedGroup, IssueIndex, IssueSnapshot } from '../../../model/issues/issue-index.ts';
import type { ReviewSession } from '../../../model/review/review-session.ts';
import type { IssueTexts } from './issue-texts.ts';
import type { IssueFixing } from './use-issue-fixing.ts';

/** Props shared by all parts of the panel. */
export interface IssuePanelProps {
  definition: ImportDefinition;
  session: ReviewSession;
  index: IssueIndex;
  issues: IssueSnapshot;
  fixing: IssueFixing;
  /** Whether the grid is also visible: then expanding a group goes to its first row. */
  isBeside: boolean;
  /** Scrolls to a cell and activates it; with `enter` it also takes focus. */
  onGo: (cell: CellAddress, enter: boolean) => void;
  onUndo: () => void;
}

/** One group in the panel. */
export interface IssueGroupProps extends IssuePanelProps {
  group: CountedGroup;
  texts: IssueTexts;
}
