import { moneyOf, type LocalizedText, type Money } from '@lading/contracts/core';
import {
  defaultsMessages,
  insuranceCurrency,
  mostPresets,
  shippingMessages,
  signatureOf,
  type AddressUse,
  type PresetDraft,
  type ShippingDefaults,
  type ShippingPreset,
  type ShippingSettings,
  type SignatureType,
} from '@lading/contracts/shipping';
import type { SignedInContext } from '../../platform/context.ts';
import { contentVersion } from '../../platform/content-version.ts';
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { conflict, fieldFault, notFound } from '../../platform/request-error.ts';
import { markAddress, readAddress, readUsualEntry } from './address-book.store.ts';
import { readOrderWishes } from './quote.store.ts';
import {
  deletePreset,
  keepPreset,
  keepSettings,
  lockDefaults,
  readPreset,
  readPresets,
  readSettings,
} from './shipping-defaults.store.ts';

/**
 * The label options besides carrier and service: those of the order, or else the default settings. An order may also refuse them:
 * its signature is `none`, its insured value 0.
 * @throws RequestError 409 for an insured value in another currency than labels are insured in: it is not converted
 */
export async function usualOptions(
  trx: Trx,
  orderId: string,
): Promise<{ signature: SignatureType; insurance: Money | null }> {
  const { signature, insurance } = await readSettings(trx);
  const wishes = await readOrderWishes(trx, orderId);
  return {
    signature: wishes?.signatureType ? signatureOf(wishes.signatureType) : signature,
    insurance: wishes?.insured == null ? insurance : insuredBy(wishes.insured, wishes.currency),
  };
}

function insuredBy(value: string, currency: string | null): Money | null {
  if (Number(value) === 0) return null;
  if (currency !== null && currency !== insuranceCurrency)
    throw conflict(shippingMessages.insuredInOther({ amount: value, currency, insured: insuranceCurrency }));
  return moneyOf(value, insuranceCurrency);
}

/** The version that an edit started from; any is replaced without one. */
interface Based {
  version?: string | undefined;
}

/** @throws RequestError 409 with the version that the next attempt can be based on */
function requireUnchanged(now: string, based: string | undefined, text: LocalizedText): void {
  if (based === undefined || based === now) return;
  throw conflict({ ...text, params: { ...text.params, version: now } });
}

/** Default settings and presets of an organization (spec §2, "Settings: default settings"). */
export function shippingDefaultsService({ clock }: Pick<Platform, 'clock'>) {
  async function read(trx: Trx): Promise<ShippingDefaults & { version: string }> {
    const settings = await readSettings(trx);
    const sender = (await readUsualEntry(trx, 'sender')) ?? null;
    const returnTo = (await readUsualEntry(trx, 'return')) ?? null;
    const version = contentVersion([settings, sender?.entryId ?? null, returnTo?.entryId ?? null]);
    return { settings, presets: await readPresets(trx), sender, returnTo, version };
  }

  /** Makes an entry of the address book the default for a use; null: none. @throws RequestError 400 when there is no such entry */
  async function useEntry(trx: Trx, use: AddressUse, entryId: string | null): Promise<void> {
    const usual = await readUsualEntry(trx, use);
    if ((usual?.entryId ?? null) === entryId) return;
    if (entryId !== null && !(await readAddress(trx, entryId)))
      throw fieldFault(use === 'sender' ? 'senderId' : 'returnId', defaultsMessages.addressGone());
    if (entryId !== null) await markAddress(trx, { entryId, use, isOn: true });
    else if (usual) await markAddress(trx, { entryId: usual.entryId, use, isOn: false });
  }

  return {
    read: ({ db }: SignedInContext): Promise<ShippingDefaults> => db(read),

    /** @throws RequestError 400 on the field of an unknown address or preset; 409 when they were changed since the given version */
    save: (
      { db }: SignedInContext,
      {
        senderId,
        returnId,
        version,
        ...settings
      }: ShippingSettings & Based & { senderId: string | null; returnId: string | null },
    ): Promise<ShippingDefaults> =>
      db(async (trx) => {
        await lockDefaults(trx);
        requireUnchanged((await read(trx)).version, version, defaultsMessages.settingsEdited());
        const { presetId } = settings;
        if (presetId !== null && !(await readPreset(trx, presetId)))
          throw fieldFault('presetId', defaultsMessages.presetGone());
        await useEntry(trx, 'sender', senderId);
        await useEntry(trx, 'return', returnId);
        await keepSettings(trx, settings, clock.now());
        return read(trx);
      }),

    /**
     * @throws RequestError 404; 400 on the field of a key used by another preset; 409 at the maximum number, or when it was changed
     * since the given version
     */
    savePreset: (
      { db }: SignedInContext,
      { presetId, version, ...preset }: PresetDraft & Based & { presetId?: string | undefined },
    ): Promise<ShippingPreset> =>
      db(async (trx) => {
        await lockDefaults(trx);
        const earlier = presetId === undefined ? undefined : await readPreset(trx, presetId);
        if (presetId !== undefined && !earlier) throw notFound();
        if (earlier) requireUnchanged(earlier.version, version, defaultsMessages.presetEdited());
        const others = (await readPresets(trx)).filter((one) => one.presetId !== presetId);
        const { hotkey } = preset;
        const owner = hotkey === null ? undefined : others.find((one) => one.hotkey === hotkey);
        if (owner && hotkey !== null)
          throw fieldFault('hotkey', shippingMessages.hotkeyTaken({ hotkey, name: owner.name }));
        if (presetId === undefined && others.length >= mostPresets)
          throw conflict(shippingMessages.tooManyPresets({ most: mostPresets }));
        const keptId = await keepPreset(trx, { presetId, preset, now: clock.now() });
        const kept = keptId === undefined ? undefined : await readPreset(trx, keptId);
        if (!kept) throw notFound();
        return kept;
      }),

    /** Defaults that used the preset are cleared. @throws RequestError 404 */
    removePreset: ({ db }: SignedInContext, presetId: string): Promise<null> =>
      db(async (trx) => {
        await lockDefaults(trx);
        if (!(await deletePreset(trx, presetId))) throw notFound();
        const settings = await readSettings(trx);
        if (settings.presetId === presetId)
          await keepSettings(trx, { ...settings, presetId: null }, clock.now());
        return null;
      }),
  };
}
