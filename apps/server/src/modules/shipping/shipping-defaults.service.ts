import { errorCode, moneyOf, type Money } from '@lading/contracts/core';
import {
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
import type { Trx } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { fieldFault, notFound, RequestError } from '../../platform/request-error.ts';
import { markAddress, readAddress, readUsualEntry } from './address-book.store.ts';
import { readOrderWishes } from './quote.store.ts';
import {
  deletePreset,
  keepPreset,
  keepSettings,
  lockPresets,
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
    throw new RequestError(
      errorCode.conflict,
      shippingMessages.insuredInOther({ amount: value, currency, insured: insuranceCurrency }),
    );
  return moneyOf(value, insuranceCurrency);
}

/** Default settings and presets of an organization (spec §2, "Settings: default settings"). */
export function shippingDefaultsService({ clock }: Pick<Platform, 'clock'>) {
  const read = async (trx: Trx): Promise<ShippingDefaults> => ({
    settings: await readSettings(trx),
    presets: await readPresets(trx),
    sender: (await readUsualEntry(trx, 'sender')) ?? null,
    returnTo: (await readUsualEntry(trx, 'return')) ?? null,
  });

  /** Makes an entry of the address book the default for a use; null: none. @throws RequestError 404 */
  async function useEntry(trx: Trx, use: AddressUse, entryId: string | null): Promise<void> {
    const usual = await readUsualEntry(trx, use);
    if ((usual?.entryId ?? null) === entryId) return;
    if (entryId !== null && !(await readAddress(trx, entryId))) throw notFound();
    if (entryId !== null) await markAddress(trx, { entryId, use, isOn: true });
    else if (usual) await markAddress(trx, { entryId: usual.entryId, use, isOn: false });
  }

  return {
    read: ({ db }: SignedInContext): Promise<ShippingDefaults> => db(read),

    /** @throws RequestError 404 for an unknown address or preset */
    save: (
      { db }: SignedInContext,
      {
        senderId,
        returnId,
        ...settings
      }: ShippingSettings & { senderId: string | null; returnId: string | null },
    ): Promise<ShippingDefaults> =>
      db(async (trx) => {
        const { presetId } = settings;
        if (presetId !== null && !(await readPreset(trx, presetId))) throw notFound();
        await useEntry(trx, 'sender', senderId);
        await useEntry(trx, 'return', returnId);
        await keepSettings(trx, settings, clock.now());
        return read(trx);
      }),

    /** @throws RequestError 404; 400 on the field of a key used by another preset; 409 at the maximum number */
    savePreset: (
      { db }: SignedInContext,
      { presetId, ...preset }: PresetDraft & { presetId?: string | undefined },
    ): Promise<ShippingPreset> =>
      db(async (trx) => {
        await lockPresets(trx);
        const others = (await readPresets(trx)).filter((one) => one.presetId !== presetId);
        const { hotkey } = preset;
        const owner = hotkey === null ? undefined : others.find((one) => one.hotkey === hotkey);
        if (owner && hotkey !== null)
          throw fieldFault('hotkey', shippingMessages.hotkeyTaken({ hotkey, name: owner.name }));
        if (presetId === undefined && others.length >= mostPresets)
          throw new RequestError(errorCode.conflict, shippingMessages.tooManyPresets({ most: mostPresets }));
        const keptId = await keepPreset(trx, { presetId, preset, now: clock.now() });
        if (keptId === undefined) throw notFound();
        return { ...preset, presetId: keptId };
      }),

    /** Defaults that used the preset are cleared. @throws RequestError 404 */
    removePreset: ({ db }: SignedInContext, presetId: string): Promise<null> =>
      db(async (trx) => {
        if (!(await deletePreset(trx, presetId))) throw notFound();
        const settings = await readSettings(trx);
        if (settings.presetId === presetId)
          await keepSettings(trx, { ...settings, presetId: null }, clock.now());
        return null;
      }),
  };
}
