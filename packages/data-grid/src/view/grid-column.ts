/** One choice of a select cell: `value` is stored and sent to the server, `label` is displayed. */
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

/** A column of the grid. `key` names the field in the store; `width` is in CSS pixels (140 by default). */
export interface GridColumn {
  readonly key: string;
  readonly heading: string;
  readonly required?: boolean;
  readonly width?: number;
  readonly editor: CellEditor;
  readonly readOnly?: boolean;
}
