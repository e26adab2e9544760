import { z } from 'zod';
import { defineService } from '../core/define-service.ts';
import { localizedText } from '../core/localized-text.ts';
import { money } from '../core/money.ts';
import { wireId, wireTime } from '../core/wire-values.ts';

/** A label purchase with an unknown result at the carrier, as operators see it. */
const unknownPurchase = z.object({
  /** The carrier's id of it. */
  reference: z.string(),
  orgId: wireId,
  orgName: z.string(),
  shipmentNo: z.string(),
  /** Of the carrier account. */
  accountId: z.string(),
  amount: money,
  /** The amount is held in the wallet; false: the carrier bills the client. */
  isHeld: z.boolean(),
  /** When the carrier was asked. */
  time: wireTime,
  message: localizedText.nullable(),
});
export type UnknownPurchase = z.infer<typeof unknownPurchase>;

const site = '/api/operator/label-purchase';

/** Operators' decisions on label purchases with an unknown result (decision 0111). Our own. */
export const operatorPurchasesApi = defineService('operator-purchases', {
  unknownPurchases: {
    method: 'GET',
    path: site,
    access: 'operator',
    summary: 'Label purchases of which it is not known whether the carrier sold, oldest first.',
    data: z.array(unknownPurchase),
  },
  endPurchase: {
    method: 'POST',
    path: `${site}/{reference}/end`,
    access: 'operator',
    audit: 'operator',
    summary:
      'Ends one as not bought and releases what is held for it; what its carrier has sold after all is taken back. Done again it changes nothing.',
    params: z.object({ reference: z.string().min(1).max(80) }),
    body: z.object({ reason: z.string().trim().min(1).max(300) }),
    data: z.object({ reference: z.string(), amount: money, isHeld: z.boolean() }),
  },
});
