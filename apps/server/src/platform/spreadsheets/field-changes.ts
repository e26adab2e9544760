import type { FieldChange, ImportDefinition } from '@lading/contracts/imports';

/** Counts which fields of existing records an import would change, and which it would clear (decision D23). */
export class FieldChanges {
  readonly #changes: Map<string, FieldChange>;

  constructor({ fields }: ImportDefinition) {
    this.#changes = new Map(fields.map(({ key }) => [key, { field: key, records: 0, cleared: 0 }]));
  }

  /** Counts one field of one record. */
  add(field: string, { isCleared }: { isCleared: boolean }): void {
    const change = this.#changes.get(field)!;
    change.records += 1;
    if (isCleared) change.cleared += 1;
  }

  /** In field table order; without unchanged fields. */
  get found(): FieldChange[] {
    return [...this.#changes.values()].filter(({ records }) => records > 0);
  }
}
