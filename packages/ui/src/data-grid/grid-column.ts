/** One choice of a select cell: `value` is what the cell holds and the server gets, `label` what people read. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/**
 * How a cell is edited (spec §3 and §5).
 * `decimals` limits the digits after the point, `integer` blocks the point altogether; `min` and `max` bound the value.
 */
export type CellEditor =
  | { readonly kind: 'text'; readonly maxLength?: number }
  | {
      readonly kind: 'number';
      readonly decimals?: number;
      readonly min?: number;
      readonly max?: number;
      readonly integer?: boolean;
    }
  | { readonly kind: 'select'; readonly options: readonly SelectOption[] };

/** A column of the grid. `key` names the field in the store; `width` is in CSS pixels (140 when left out). */
export interface GridColumn {
  readonly key: string;
  readonly heading: string;
  readonly required?: boolean;
  readonly width?: number;
  readonly editor: CellEditor;
  readonly readOnly?: boolean;
}
