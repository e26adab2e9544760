/** The imports that the shell offers, by the names that `import:open` takes. */
export const importKinds = [
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

/** The list that shows the records of an import, as named by `list:refresh`: freight is a kind of outbound (decision record 0063). */
export function listFilledBy(kind: ImportKind): string {
  return kind === 'freight' ? 'outbound' : kind;
}
