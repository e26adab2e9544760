import { type Invitation, operatorInvitationsApi } from '@lading/contracts/organizations';
import { randomInt } from 'node:crypto';
import {
  type AdminCommand,
  flag,
  onlyWord,
  optional,
  text,
  UsageError,
  wanted,
  warehouseOf,
} from './admin-command.ts';

const { invitations, createInvitation, revokeInvitation } = operatorInvitationsApi.calls;

/** Letters and digits that are hard to confuse. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const madeCode = (): string => Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');

/** One line per invitation. */
const line = ({ code, provider, uses, usesMost, expireTime, revokeTime, approves }: Invitation): string =>
  [
    code,
    provider,
    `used ${uses} of ${usesMost}`,
    revokeTime ? 'revoked' : `until ${expireTime.slice(0, 10)}`,
    ...(approves ? ['approves'] : []),
  ].join('  ');

/** A whole number of an option. @throws UsageError for anything else */
function numberOf(given: string | undefined, name: string): number | undefined {
  if (given === undefined) return undefined;
  if (!/^\d{1,6}$/.test(given)) throw new UsageError(`--${name} is a number.`);
  return Number(given);
}

/** Invitations of warehouse providers (decision D3). */
export const invitationCommands: readonly AdminCommand[] = [
  {
    words: 'invitation show',
    summary: 'Lists invitation codes, newest first.',
    usage: [''],
    options: {},
    async run(given) {
      const found = await (await given.operator()).call(invitations, {});
      return found.length === 0 ? 'There are no invitations.' : found.map(line).join('\n');
    },
  },
  {
    words: 'invitation create',
    summary: 'Creates a code that connects new clients with the provider’s warehouses.',
    usage: [
      '--provider NAME --warehouse CODE=14,16 ... [--code CODE] [--approves] [--uses N] [--days N]',
      '',
      'Without --code one is made. Without --approves the provider decides after the sign-up. One use and 30 days by default.',
    ],
    options: {
      provider: text,
      warehouse: { type: 'string', multiple: true },
      code: text,
      approves: flag,
      uses: text,
      days: text,
    },
    async run(given) {
      const { warehouse, approves } = given.values;
      const usesMost = numberOf(optional(given, 'uses'), 'uses');
      const days = numberOf(optional(given, 'days'), 'days');
      const body = {
        code: optional(given, 'code') ?? madeCode(),
        provider: wanted(given, 'provider'),
        warehouses: (Array.isArray(warehouse) ? warehouse : []).map((one) => warehouseOf(String(one))),
        approves: approves === true,
        ...(usesMost === undefined ? {} : { usesMost }),
        ...(days === undefined ? {} : { days }),
      };
      return line(await (await given.operator()).call(createInvitation, { body }));
    },
  },
  {
    words: 'invitation revoke',
    summary: 'Revokes a code; clients who signed up with it stay connected.',
    usage: ['CODE'],
    options: {},
    async run(given) {
      const params = { code: onlyWord(given, 'The code of the invitation') };
      return line(await (await given.operator()).call(revokeInvitation, { params }));
    },
  },
];
