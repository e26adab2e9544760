import { expect, it } from 'vitest';
import { aboutShipment, callSubject } from '../call-subject.ts';
import type { CarrierAdapter } from '../carrier-adapter.ts';
import { withNamedActs } from './named-acts.ts';

const seen = () => Promise.resolve(callSubject());
const adapter = withNamedActs({
  name: 'Own',
  voidDays: () => 30,
  rate: seen,
  voidLabel: seen,
  pickups: { needsLabels: true, book: seen },
} as unknown as CarrierAdapter);
const signal = AbortSignal.timeout(10_000);

it('each act of an adapter, and of its parts, has its name while it works', async () => {
  expect(await adapter.rate({} as never, signal)).toEqual({ act: 'rate' });
  expect(await adapter.pickups?.book({} as never, signal)).toEqual({ act: 'pickup' });
  expect(callSubject()).toEqual({});
});

it('an act keeps the shipment that it is for', async () => {
  const [one, other] = await Promise.all(
    ['7', '8'].map((shipmentId) => aboutShipment(shipmentId, () => adapter.voidLabel('ref', signal))),
  );
  expect(one).toEqual({ act: 'void', shipmentId: '7' });
  expect(other).toEqual({ act: 'void', shipmentId: '8' });
});

it('everything else of it stays as it is', () => {
  expect(adapter.name).toBe('Own');
  expect(adapter.voidDays('USPS.Priority')).toBe(30);
  expect(adapter.pickups?.needsLabels).toBe(true);
});
