import { expect, it } from 'vitest';
import { returnDraft } from './returns.ts';

it('stores a tracking number of a wide keyboard in plain width', () => {
  expect(returnDraft.shape.tracking.parse(' １Ｚ９９９ＡＡ１ ')).toBe('1Z999AA1');
});
