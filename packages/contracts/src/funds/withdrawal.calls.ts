import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { listQuery, pageOf } from '../core/page.ts';
import { wireId } from '../core/wire-values.ts';
import { operatorWithdrawal, withdrawal, withdrawalOffer, withdrawalRequest } from './withdrawal.ts';

const base = '/ezeeship-api/ezeeship/postage/withdrawal';

/** Money out of the postage wallet, to a bank account of its organization. Our own. */
export const withdrawalsApi = defineService('withdrawals', {
  withdrawalOffer: {
    method: 'GET',
    path: `${base}/offer`,
    access: 'signed-in',
    summary: 'The amount that can be withdrawn from the postage wallet, and the waiting withdrawal.',
    data: withdrawalOffer,
  },
  withdrawalPage: {
    method: 'GET',
    path: `${base}/page`,
    access: 'signed-in',
    summary: 'The withdrawals from the postage wallet, newest first.',
    query: listQuery(['time']),
    data: pageOf(withdrawal),
  },
  withdraw: {
    method: 'POST',
    path: base,
    access: 'signed-in',
    audit: 'setting',
    idempotent: true,
    summary:
      'Requests a withdrawal from the postage wallet; the amount is held until an operator has paid it.',
    body: withdrawalRequest,
    data: withdrawal,
  },
  cancelWithdrawal: {
    method: 'POST',
    path: `${base}/cancel`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Cancels a waiting withdrawal; repeating it changes nothing.',
    body: z.object({ withdrawalId: wireId }),
    data: withdrawal,
  },
});

const named = z.object({ reference: z.string().min(1).max(40) });
const site = '/api/operator/withdrawal';

/** What operators do about withdrawals: they pay them at the bank, and say so. Our own. */
export const operatorWithdrawalsApi = defineService('operator-withdrawals', {
  pendingWithdrawals: {
    method: 'GET',
    path: site,
    access: 'operator',
    audit: 'operator',
    summary: 'Waiting withdrawals with their accounts, oldest first.',
    data: z.array(operatorWithdrawal),
  },
  confirmWithdrawal: {
    method: 'POST',
    path: `${site}/{reference}/confirm`,
    access: 'operator',
    audit: 'operator',
    summary:
      'Marks a withdrawal as paid and takes its held amount from the wallet; repeating it changes nothing.',
    params: named,
    body: z.object({ bankReference: z.string().trim().min(1).max(80) }),
    data: withdrawal,
  },
  refuseWithdrawal: {
    method: 'POST',
    path: `${site}/{reference}/refuse`,
    access: 'operator',
    audit: 'operator',
    summary: 'Declines a withdrawal with a reason and releases its amount; repeating it changes nothing.',
    params: named,
    body: z.object({ reason: z.string().trim().min(1).max(300) }),
    data: withdrawal,
  },
  returnWithdrawal: {
    method: 'POST',
    path: `${site}/{reference}/return`,
    access: 'operator',
    audit: 'operator',
    summary: 'Credits a withdrawal that the bank returned; repeating it changes nothing.',
    params: named,
    data: withdrawal,
  },
});
