/** The imports that the shell offers; the kind of the list that each fills has the same name. */
const importKinds = [
  'product',
  'order',
  'alias',
  'bundle',
  'inbound',
  'outbound',
  'freight',
  'transaction',
  'count',
  'address',
] as const;

export type ImportKind = (typeof importKinds)[number];

/** Whether a name received over the bus is one of the imports. */
export function isImportKind(name: string): name is ImportKind {
  return importKinds.some((kind) => kind === name);
}
