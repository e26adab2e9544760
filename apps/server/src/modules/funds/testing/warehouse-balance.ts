import type { Database } from '../../../platform/database.ts';

/** The balance of the only client of a warehouse, without and with holds. */
export function warehouseBalance({ pool }: Pick<Database, 'pool'>, warehouseId: string) {
  const balance = async () => {
    const { rows } = await pool.query<{ available: string; held: string }>(
      `select available, held from wallet where kind = 'warehouse' and warehouse_id = $1`,
      [warehouseId],
    );
    return { available: Number(rows[0]?.available ?? 0), held: Number(rows[0]?.held ?? 0) };
  };
  const settled = async () => {
    const { available, held } = await balance();
    return available + held;
  };
  /** The amount posted for charges. */
  const posted = async () => {
    const { rows } = await pool.query<{ minor: string }>(
      `select coalesce(-sum(minor), 0) as minor from charge_posting where warehouse_id = $1`,
      [warehouseId],
    );
    return Number(rows[0]!.minor);
  };
  return { balance, settled, posted };
}
