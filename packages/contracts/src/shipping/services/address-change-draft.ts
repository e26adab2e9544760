import { z } from 'zod';
import { ruleMessage } from '../../core/localized-message.ts';
import { wireId } from '../../core/wire-values.ts';
import { bookAddress } from '../address-book.ts';
import { addressChangeKinds } from './address-change.ts';

/** The input for a change of address. Only a redirect has a new address. */
export const addressChangeDraft = z
  .object({
    shipmentId: wireId,
    kind: z.enum(addressChangeKinds),
    to: bookAddress.nullable(),
  })
  .superRefine(({ kind, to }, context) => {
    if ((kind === 'REDIRECT') !== (to !== null))
      context.addIssue({ code: 'custom', ...ruleMessage('core.required'), path: ['to'] });
  });
export type AddressChangeDraft = z.infer<typeof addressChangeDraft>;
