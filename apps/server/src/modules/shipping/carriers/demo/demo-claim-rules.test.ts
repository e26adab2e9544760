import { claimMessages } from '@lading/contracts/shipment-service';
import { describe, expect, it } from 'vitest';
import { demoClaimStanding, type DemoClaim } from './demo-claim-rules.ts';

/** Filed on a Monday. */
const claim: DemoClaim = {
  type: 'DAMAGE',
  requested: { minor: 10_001, currency: 'USD' },
  files: 1,
  filedAt: new Date('2027-03-01T18:00:00Z'),
  repliedAt: null,
  cancelledAt: null,
  scenario: undefined,
  isDelivered: true,
};
const on = (dayOfMarch: string, more: Partial<DemoClaim> = {}) =>
  demoClaimStanding({ ...claim, ...more }, new Date(`2027-03-${dayOfMarch}T18:00:00Z`));

describe('a claim at the demo carrier', () => {
  it.each([
    ['01', { state: 'in-review' }],
    ['02', { state: 'in-review' }],
    ['03', { state: 'approved', amount: { minor: 10_001 }, isPaid: false }],
    ['04', { state: 'approved', isPaid: false }],
    ['05', { state: 'approved', isPaid: true }],
    ['31', { state: 'approved', isPaid: true }],
  ])('filed on 1 March stands on the %sth as %j', (at, standing) => expect(on(at)).toMatchObject(standing));

  it.each<[string, Partial<DemoClaim>, object]>([
    ['a lost parcel is paid', { type: 'LOSS', files: 0, isDelivered: false }, { state: 'approved' }],
    [
      'a delivered one is not lost',
      { type: 'LOSS' },
      { state: 'rejected', text: { code: claimMessages.delivered.code } },
    ],
    [
      'half is approved, rounded up',
      { scenario: 'CLAIM-PARTIAL' },
      { state: 'approved', amount: { minor: 5_001 } },
    ],
    [
      'it may be rejected',
      { scenario: 'CLAIM-REJECT' },
      { state: 'rejected', text: { code: claimMessages.notCovered.code } },
    ],
    ['it may be canceled', { cancelledAt: new Date('2027-03-02T00:00:00Z') }, { state: 'cancelled' }],
  ])('%s', (_, more, standing) => expect(on('03', more)).toMatchObject(standing));

  it.each<[string, Partial<DemoClaim>]>([
    ['damage without a file', { files: 0 }],
    ['theft without a file', { type: 'THEFT', files: 0 }],
    ['the scenario that asks', { scenario: 'CLAIM-ASK' }],
  ])('%s gets a question the next day, and a decision after the reply', (_, more) => {
    expect(on('01', more)).toEqual({ state: 'in-review' });
    expect(on('02', more)).toMatchObject({ state: 'needs-action', requestKey: 'evidence' });
    expect(on('30', more)).toMatchObject({ state: 'needs-action' });
    const replied = { ...more, files: 1, repliedAt: new Date('2027-03-08T18:00:00Z') };
    expect(on('09', replied)).toEqual({ state: 'in-review' });
    expect(on('10', replied)).toMatchObject({ state: 'approved', isPaid: false });
    expect(on('12', replied)).toMatchObject({ state: 'approved', isPaid: true });
  });

  it('a reply without a file is not evidence', () =>
    expect(on('10', { files: 0, repliedAt: new Date('2027-03-08T18:00:00Z') })).toMatchObject({
      state: 'rejected',
      text: { code: claimMessages.noEvidence.code },
    }));
});
