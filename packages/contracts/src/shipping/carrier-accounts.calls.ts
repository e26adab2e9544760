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
  savedCutOff,
  savedReportSecret,
  savedTerms,
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
    data: z.object({
      accounts: z.array(carrierAccount),
      networks: z.array(offeredNetwork),
      /** Whether the caller connects and removes accounts and changes their keys and cut-offs. Default: yes. */
      isAllowed: z.boolean().nullish(),
    }),
  },
  connectAccount: {
    method: 'POST',
    path: `${base}/connect`,
    access: 'signed-in',
    audit: 'setting',
    summary:
      'Connects a carrier account after testing its key; the address for tracking reports is shown once.',
    body: carrierKeys,
    data: z.object({ account: carrierAccount, webhook: carrierWebhook }),
  },
  replaceKey: {
    method: 'POST',
    path: `${base}/replaceKey`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Replaces the key of a carrier account after testing it.',
    body: replacedKey,
    data: carrierAccount,
  },
  testAccount: {
    method: 'POST',
    path: `${base}/test`,
    access: 'signed-in',
    summary: 'Tests the key of a carrier account.',
    body: one,
    data: carrierAccount,
  },
  saveCutOff: {
    method: 'POST',
    path: `${base}/cutOff`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Saves the cut-off of a carrier account by weekday; null: the default one.',
    body: savedCutOff,
    data: carrierAccount,
  },
  switchAccount: {
    method: 'POST',
    path: `${base}/switch`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Turns a carrier account on or off.',
    body: one.extend({ isOn: z.boolean() }),
    data: carrierAccount,
  },
  renewWebhook: {
    method: 'POST',
    path: `${base}/renewWebhook`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Creates a new secret for the tracking reports of an account; the old one stops working.',
    body: one,
    data: carrierWebhook,
  },
  saveReportSecret: {
    method: 'POST',
    path: `${base}/reportSecret`,
    access: 'signed-in',
    audit: 'setting',
    summary:
      'Saves the secret with which the network of an account signs its tracking reports; null: they are not signed.',
    body: savedReportSecret,
    data: carrierAccount,
  },
  saveTerms: {
    method: 'POST',
    path: `${base}/terms`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Saves the void window and dimensional divisor of a carrier account; null: the usual ones.',
    body: savedTerms,
    data: carrierAccount,
  },
  removeAccount: {
    method: 'POST',
    path: `${base}/remove`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Removes a carrier account and its key; refused while it has open purchases or voids.',
    body: one,
    data: z.null(),
  },
});
