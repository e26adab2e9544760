import { ApiError } from '@lading/api-client/api-error';
import { shippingMessages, voidMessages } from '@lading/contracts/shipping';
import { expect, it } from 'vitest';
import { isForSecondLabel } from './attention-queries.ts';

it('only the void of a first label waits for others of a selection', () => {
  const refusal = ({ code, message, zhMessage }: ReturnType<typeof voidMessages.voidScanned>) =>
    new ApiError({ kind: 'rejected', call: null, code: 409, reason: code, params: {}, message, zhMessage });
  expect(isForSecondLabel(refusal(shippingMessages.relabelStands({ shipmentNo: 'SH1-L2' })))).toBe(true);
  expect(isForSecondLabel(refusal(voidMessages.voidScanned()))).toBe(false);
  expect(isForSecondLabel(new TypeError('offline'))).toBe(false);
});
