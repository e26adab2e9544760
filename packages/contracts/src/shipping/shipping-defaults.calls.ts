import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import { presetDraft, shippingDefaults, shippingPreset, shippingSettings } from './shipping-defaults.ts';

const base = `${productService('shipment')}/setting` as const;

/** The version that an edit is based on: anything newer is refused with code 409. Default: any is replaced. */
const version = z.string().max(100).optional();

/** The shipping defaults of an organization, and its presets (spec §2, "Settings: default settings"). Our own. */
export const shippingDefaultsApi = defineService('shipping-defaults', {
  shippingDefaults: {
    method: 'GET',
    path: base,
    access: 'signed-in',
    summary: 'Default settings and presets of the organization.',
    data: shippingDefaults,
  },
  saveShippingDefaults: {
    method: 'POST',
    path: `${base}/save`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Saves the default settings; sender and return address are entries of the address book.',
    body: shippingSettings.extend({ senderId: wireId.nullable(), returnId: wireId.nullable(), version }),
    data: shippingDefaults,
  },
  /** A key in use by another preset is refused with code 409, at the field. */
  savePreset: {
    method: 'POST',
    path: `${base}/preset/save`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Adds or changes a preset.',
    body: presetDraft.extend({ presetId: wireId.optional(), version }),
    data: shippingPreset,
  },
  removePreset: {
    method: 'POST',
    path: `${base}/preset/remove`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Removes a preset; orders keep what it has set.',
    body: z.object({ presetId: wireId }),
    data: z.null(),
  },
});
