import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { productService } from '../core/product.ts';
import { wireId } from '../core/wire-values.ts';
import {
  carrierAccount,
  carrierKeys,
  carrierWebhook,
  offeredNetwork,
  replacedKey,
} from './carrier-account.ts';

const base = `${productService('shipment')}/carrier/account` as const;
const one = z.object({ accountId: wireId });

/** An organization's own carrier accounts (issue "The daily loop"; decision D14: they need no verification). Our own. */
export const carrierAccountsApi = defineService('carrier-accounts', {
  accountList: {
    method: 'GET',
    path: `${base}/list`,
    access: 'signed-in',
    summary: 'The carrier accounts of the organization, and the networks that it can connect.',
    data: z.object({ accounts: z.array(carrierAccount), networks: z.array(offeredNetwork) }),
  },
  connectAccount: {
    method: 'POST',
    path: `${base}/connect`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Connects an account once its key has proved good; where it reports tracking to is shown once.',
    body: carrierKeys,
    data: z.object({ account: carrierAccount, webhook: carrierWebhook }),
  },
  replaceKey: {
    method: 'POST',
    path: `${base}/replaceKey`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Gives an account another key, once that has proved good.',
    body: replacedKey,
    data: carrierAccount,
  },
  testAccount: {
    method: 'POST',
    path: `${base}/test`,
    access: 'signed-in',
    summary: 'Asks the network whether the key of an account is still good.',
    body: one,
    data: carrierAccount,
  },
  switchAccount: {
    method: 'POST',
    path: `${base}/switch`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Switches an account on or off.',
    body: one.extend({ isOn: z.boolean() }),
    data: carrierAccount,
  },
  renewWebhook: {
    method: 'POST',
    path: `${base}/renewWebhook`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'A new secret for the reports of an account; the one before is worth nothing from then on.',
    body: one,
    data: carrierWebhook,
  },
  removeAccount: {
    method: 'POST',
    path: `${base}/remove`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Removes an account and what opens it; refused while purchases or voids on it are open.',
    body: one,
    data: z.null(),
  },
});
