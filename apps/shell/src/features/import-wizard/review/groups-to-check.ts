import type { GridChange } from '@lading/ui/data-grid';
import type { RowFindings } from './row-findings.ts';
import type { RowGroups } from './row-groups.ts';

/** Edits of more rows at once are checked here only: the save checks every row again, and a queue of thousands helps nobody. */
const checkedAtOnce = 50;

interface GroupParts {
  groups: Pick<RowGroups, 'touchedByAll' | 'rowsOf'>;
  findings: Pick<RowFindings, 'hasReplies' | 'forgetReplies'>;
}

/**
 * Which groups the server checks again after a change, by their first rows. What it had said of groups that were changed with too many
 * others is forgotten: it may be mended, and nothing else would ever take it back.
 */
export class GroupsToCheck {
  readonly #parts: GroupParts;
  readonly #doubtful = new Set<number>();

  constructor(parts: GroupParts) {
    this.#parts = parts;
  }

  /** Takes a change; one that comes in parts asks for its groups with the last. */
  after({ cells, rows, part }: GridChange): ReadonlySet<number> {
    const { groups, findings } = this.#parts;
    if (part === undefined && rows.length <= checkedAtOnce) return groups.touchedByAll(cells);
    for (const first of findings.hasReplies ? groups.touchedByAll(cells) : [])
      if (findings.forgetReplies(groups.rowsOf(first))) this.#doubtful.add(first);
    if (part === 'more') return new Set();
    const doubtful = new Set(this.#doubtful);
    this.#doubtful.clear();
    return doubtful.size <= checkedAtOnce ? doubtful : new Set();
  }
}
