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
    summary: 'How much can be withdrawn from the postage wallet now, and the withdrawal that waits.',
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
    summary: 'Asks for money out of the postage wallet; it is held until an operator has paid it.',
    body: withdrawalRequest,
    data: withdrawal,
  },
  cancelWithdrawal: {
    method: 'POST',
    path: `${base}/cancel`,
    access: 'signed-in',
    audit: 'setting',
    summary: 'Cancels a withdrawal that waits; done again it changes nothing.',
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
    summary: 'Withdrawals that wait to be paid, oldest first, with the accounts that they go to.',
    data: z.array(operatorWithdrawal),
  },
  confirmWithdrawal: {
    method: 'POST',
    path: `${site}/{reference}/confirm`,
    access: 'operator',
    audit: 'operator',
    summary: 'Takes the held amount out of the wallet as paid; done again it changes nothing.',
    params: named,
    body: z.object({ bankReference: z.string().trim().min(1).max(80) }),
    data: withdrawal,
  },
  refuseWithdrawal: {
    method: 'POST',
    path: `${site}/{reference}/refuse`,
    access: 'operator',
    audit: 'operator',
    summary: 'Releases the held amount and says why; done again it changes nothing.',
    params: named,
    body: z.object({ reason: z.string().trim().min(1).max(300) }),
    data: withdrawal,
  },
  returnWithdrawal: {
    method: 'POST',
    path: `${site}/{reference}/return`,
    access: 'operator',
    audit: 'operator',
    summary: 'Gives a paid withdrawal that the bank sent back to the wallet; done again it changes nothing.',
    params: named,
    data: withdrawal,
  },
});
