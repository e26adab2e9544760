import type { PresetDraft, ShippingPreset, ShippingSettings } from '@lading/contracts/shipping';
import { sql, type ColumnType, type Generated } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { contentVersion } from '../../platform/content-version.ts';
import { isRowId } from '../../platform/row-id.ts';

/** The fields of a preset without their own column. */
type PresetBody = Omit<PresetDraft, 'name' | 'hotkey'>;

declare module '../../platform/tables.ts' {
  interface Tables {
    shipping_settings: {
      org_id: Generated<string>;
      settings: ColumnType<ShippingSettings, string, string>;
      updated_at: Date;
    };
    shipping_preset: {
      preset_id: Generated<string>;
      org_id: Generated<string>;
      name: string;
      hotkey: number | null;
      preset: ColumnType<PresetBody, string, string>;
      updated_at: Date;
    };
  }
}

/** The defaults until an organization saves its own. */
const untouched: ShippingSettings = {
  unit: 'in/lb',
  presetId: null,
  signature: 'none',
  insurance: null,
  cutOff: null,
  customsSigner: '',
};

/** The default settings of the organization. */
export async function readSettings(trx: Trx): Promise<ShippingSettings> {
  const row = await trx.selectFrom('shipping_settings').select('settings').executeTakeFirst();
  return row?.settings ?? untouched;
}

/** Stores the default settings of the organization. */
export async function keepSettings(trx: Trx, settings: ShippingSettings, now: Date): Promise<void> {
  const kept = { settings: JSON.stringify(settings), updated_at: now };
  await trx
    .insertInto('shipping_settings')
    .values(kept)
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(kept))
    .execute();
}

const presets = (trx: Trx) =>
  trx.selectFrom('shipping_preset').select(['preset_id', 'name', 'hotkey', 'preset']);
type PresetRow = Awaited<ReturnType<ReturnType<typeof presets>['executeTakeFirstOrThrow']>>;
const asPreset = ({ preset_id: presetId, name, hotkey, preset }: PresetRow) => ({
  presetId,
  name,
  hotkey,
  ...preset,
  version: contentVersion([name, hotkey, preset]),
});

/** The presets of the organization: those with a key first, by key, then by name. */
export async function readPresets(trx: Trx): Promise<ShippingPreset[]> {
  const rows = await presets(trx)
    .orderBy(sql`hotkey nulls last`)
    .orderBy(sql`order_text(name) collate "C"`)
    .orderBy('preset_id')
    .execute();
  return rows.map(asPreset);
}

/** A preset; undefined when the organization has none with that id. */
export async function readPreset(
  trx: Trx,
  presetId: string,
): Promise<(ShippingPreset & { version: string }) | undefined> {
  if (!isRowId(presetId)) return undefined;
  const row = await presets(trx).where('preset_id', '=', presetId).executeTakeFirst();
  return row && asPreset(row);
}

/** Makes concurrent saves of settings and presets wait until the transaction ends: keys stay unique, and no edit is overwritten unseen. */
export async function lockDefaults(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('shipping-preset', current_org_id()))`.execute(trx);
}

/** Adds a preset, or changes the given one. @returns its id; undefined when there is none to change */
export async function keepPreset(
  trx: Trx,
  { presetId, preset, now }: { presetId?: string | undefined; preset: PresetDraft; now: Date },
): Promise<string | undefined> {
  const { name, hotkey, ...body } = preset;
  const values = { name, hotkey, preset: JSON.stringify(body), updated_at: now };
  if (presetId !== undefined && !isRowId(presetId)) return undefined;
  const row =
    presetId === undefined
      ? await trx.insertInto('shipping_preset').values(values).returning('preset_id').executeTakeFirst()
      : await trx
          .updateTable('shipping_preset')
          .set(values)
          .where('preset_id', '=', presetId)
          .returning('preset_id')
          .executeTakeFirst();
  return row?.preset_id;
}

/** Removes a preset. @returns whether there was one */
export async function deletePreset(trx: Trx, presetId: string): Promise<boolean> {
  if (!isRowId(presetId)) return false;
  const done = await trx.deleteFrom('shipping_preset').where('preset_id', '=', presetId).executeTakeFirst();
  return done.numDeletedRows > 0n;
}
