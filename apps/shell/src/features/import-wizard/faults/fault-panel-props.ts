import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import type { CellAddress } from '@lading/ui/data-grid';
import type { CountedGroup, FaultIndex, FaultSnapshot } from './fault-index.ts';
import type { FaultTexts } from './fault-texts.ts';
import type { ReviewSession } from '../review/review-session.ts';
import type { FaultFixing } from './use-fault-fixing.ts';

/** What the panel of errors works on; its parts get it whole. */
export interface FaultPanelProps {
  definition: ImportDefinition;
  session: ReviewSession;
  index: FaultIndex;
  faults: FaultSnapshot;
  fixing: FaultFixing;
  /** Whether the grid is in sight too: then a group that is opened goes to its first row. */
  isBeside: boolean;
  /** Brings a cell into sight and makes it the current one; with `enter` the keyboard goes there too. */
  onGo: (cell: CellAddress, enter: boolean) => void;
  onUndo: () => void;
}

/** One group in the panel. */
export interface FaultGroupItemProps extends FaultPanelProps {
  group: CountedGroup;
  texts: FaultTexts;
  isOpen: boolean;
  onToggle: () => void;
}
