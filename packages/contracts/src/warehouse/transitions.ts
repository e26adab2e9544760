/** One row of a table of states: from where an act leads where, and whose it is. */
export interface Transition<State extends string, Act extends string> {
  act: Act;
  from: readonly State[];
  /** Null: the state stays, or the act itself says which. */
  to: State | null;
  by: 'client' | 'floor';
}

/** What somebody may do with a record in a state; screens show exactly these. */
export function actsIn<State extends string, Act extends string>(
  table: readonly Transition<State, Act>[],
  state: State,
  by: 'client' | 'floor',
): Act[] {
  return table.filter((row) => row.by === by && row.from.includes(state)).map((row) => row.act);
}
