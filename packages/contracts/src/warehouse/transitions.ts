/** One row of a transition table: an action, its source and target states, and who may do it. */
export interface Transition<State extends string, Act extends string> {
  act: Act;
  from: readonly State[];
  /** Null: the state does not change, or depends on the action itself. */
  to: State | null;
  by: 'client' | 'floor';
}

/** The actions that a role may do on a record in a state; screens show exactly these. */
export function actsIn<State extends string, Act extends string>(
  table: readonly Transition<State, Act>[],
  state: State,
  by: 'client' | 'floor',
): Act[] {
  return table.filter((row) => row.by === by && row.from.includes(state)).map((row) => row.act);
}
