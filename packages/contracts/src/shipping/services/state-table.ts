/** A state machine as one table: the states that each state leads to. */
export type StateTable<State extends string> = Readonly<Record<State, readonly State[]>>;

/** The states in a table that lead to a given one. */
export function statesBefore<State extends string>(table: StateTable<State>, to: State): State[] {
  return (Object.keys(table) as State[]).filter((from) => table[from].includes(to));
}
