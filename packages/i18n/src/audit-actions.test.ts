import { calls } from '@lading/contracts/all-calls';
import { expect, it } from 'vitest';
import audit from './locales/en/audit.ts';

/** A reseller's clients sign in with variants of the usual calls, which have the same names. */
const audited = calls.filter((call) => call.audit && !call.id.startsWith('saas-auth.'));
const named = Object.entries(audit.action).flatMap(([service, names]) =>
  Object.keys(names).map((call) => `${service}.${call}`),
);

it('every audited call has a name in the audit log, as do a refused session renewal and a channel’s notice', () => {
  const ids = [...audited.map(({ id }) => id), 'auth.refresh', 'bigcommerce.uninstall'];
  expect(named.toSorted()).toEqual(ids.toSorted());
});
