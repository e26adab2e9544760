import type { ImportDefinition } from '@lading/contracts/imports';
import type { CellWarning } from './raw-table.ts';

/** Marks for "same as above". */
const words = 'ditto | do. | dto. | dto | idem | as above | same as above | wie oben | s.o. | s. o.'.split(
  ' | ',
);
const signs = '同上 同前 上同 〃 々 " ″ ” “ "" \'\' -"- -″- -”- -//-'.split(' ');
const dittos: ReadonlySet<string> = new Set([
  ...signs,
  ...words.flatMap((word) => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)]),
]);

/** Most texts are longer than any mark and need no lookup. */
const longest = Math.max(...Array.from(dittos, ({ length }) => length));

/**
 * Finds cells that stand for the text above them, such as 同上 or a ditto mark, which would otherwise be stored as, for example,
 * the name of a city. Processes a file in order, in any number of pieces.
 */
export class DittoMarks {
  readonly #definition: ImportDefinition;
  /** Indices of the free-text fields, except the key. */
  readonly #fields: readonly number[];
  /** The last text of each field that is not a mark. */
  readonly #above: string[] = [];

  constructor(definition: ImportDefinition) {
    const { fields, uniqueBy, grouping } = definition;
    const keyField = grouping?.by ?? uniqueBy.at(-1);
    this.#definition = definition;
    this.#fields = fields.flatMap(({ key, editor, format }, at) =>
      editor === 'text' && format === undefined && key !== keyField ? [at] : [],
    );
  }

  /**
   * A warning for each mark, with the text that it stands for.
   *
   * @param columns one per field of the definition
   * @param known those of the whole file, where the rows do not stand as in the file
   */
  find(
    columns: readonly (readonly string[])[],
    rowNumbers: Uint32Array,
    known?: readonly CellWarning[],
  ): CellWarning[] {
    if (known) {
      const given = new Set(rowNumbers);
      return known.filter(({ rowNumber }) => given.has(rowNumber));
    }
    const warnings: CellWarning[] = [];
    for (const column of this.#fields) {
      const { key } = this.#definition.fields[column]!;
      let above = this.#above[column] ?? '';
      columns[column]!.forEach((text, row) => {
        if (text === '') return;
        if (text.length > longest || above === '' || !dittos.has(text)) above = text;
        else
          warnings.push({ code: 'ditto-mark', rowNumber: rowNumbers[row]!, column, edits: { [key]: above } });
      });
      this.#above[column] = above;
    }
    return warnings;
  }
}
