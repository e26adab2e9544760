/** A state machine as one table: to which states each state leads. */
export type StateTable<State extends string> = Readonly<Record<State, readonly State[]>>;

/** The states of a table from which another one is reached. */
export function statesBefore<State extends string>(table: StateTable<State>, to: State): State[] {
  return (Object.keys(table) as State[]).filter((from) => table[from].includes(to));
}
