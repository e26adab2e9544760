/**
 * The tables of the database, by name. Each module adds its own from its `<area>.table.ts`:
 *
 * ```ts
 * declare module '../../platform/tables.ts' {
 *   interface Tables { product: ProductTable }
 * }
 * ```
 */
export interface Tables {}
