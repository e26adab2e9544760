import { fundsMessages } from '@lading/contracts/funds';
import type { Database } from '../../platform/database.ts';
import { chargeOnce } from './demo-charge.store.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Amounts ending in these cents are declined, so that a demo can show it. */
const declinedCents = 2;

/** Stands in for a provider that charges a stored method, with its own books; no real money moves. */
export const demoPaymentProvider = (database: Database): PaymentProvider => ({
  method: 'demo',
  async charge({ reference, amount: { minor, currency } }) {
    const given = { reference, currency, minor, isPaid: minor % 100 !== declinedCents };
    const { isPaid } = await database.asSystem((trx) => chargeOnce(trx, given));
    return isPaid ? { state: 'paid' } : { state: 'refused', message: fundsMessages.paymentRefused() };
  },
});
