import { newPassword, operatorPeopleApi } from '@lading/contracts/identity';
import {
  type AdminCommand,
  flag,
  type Given,
  onlyWord,
  optional,
  text,
  UsageError,
  wanted,
  warehouseOf,
} from './admin-command.ts';
import { randomInt } from 'node:crypto';

/** Letters and digits that are hard to confuse; 16 of them are 92 bits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const length = 16;

/** A password, and whether it was generated and must be shown once. */
interface ChosenPassword {
  password: string;
  /** For the output; empty when the operator supplied one. */
  shown: string;
}

/**
 * The password from standard input with `--password-stdin`, otherwise a generated one. Never an option: that would be visible in the
 * shell history and the process list. @throws Error when it violates the rule of decision D3
 */
async function choosePassword(given: Given): Promise<ChosenPassword> {
  if (given.values['password-stdin'] !== true) {
    const password = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
    return { password, shown: `\nPassword, shown this once: ${password}` };
  }
  const password = (await given.readInput()).replace(/\r?\n$/, '');
  if (newPassword.safeParse(password).success) return { password, shown: '' };
  throw new Error('A password has 8 to 20 characters: digits, letters, _ $ @ %.');
}

const { createUser, setUserPassword, removeSecondFactor } = operatorPeopleApi.calls;
const account = (given: Given) => ({
  login: onlyWord(given, 'The e-mail address or user name'),
  resellerHost: optional(given, 'reseller'),
});

/** People's accounts. */
export const userCommands: readonly AdminCommand[] = [
  {
    words: 'user create',
    summary: 'Creates an account. The password is generated and shown once, or read with --password-stdin.',
    usage: [
      '--email ADDRESS --first-name NAME --last-name NAME',
      '(--org-id ID | --organisation NAME [--reseller HOST] [--audit-status APPROVED|PENDING] [--verified]',
      '               [--warehouse CODE=14,16 ...])',
      '[--role owner|member] [--user-name NAME] [--phone NUMBER] [--language en|cn] [--time-zone ZONE] [--password-stdin]',
      '',
      'An organization with an audit status is the client of a provider; --verified: its identity is verified for the',
      'shipping service; 14 is work order, 16 is return. The first account of a new organization is its owner unless --role says otherwise.',
    ],
    options: {
      email: text,
      'first-name': text,
      'last-name': text,
      'user-name': text,
      phone: text,
      language: text,
      'time-zone': text,
      role: text,
      'org-id': text,
      organisation: text,
      reseller: text,
      'audit-status': text,
      verified: flag,
      warehouse: { type: 'string', multiple: true },
      'password-stdin': flag,
    },
    async run(given) {
      const body = {
        email: wanted(given, 'email'),
        firstName: wanted(given, 'first-name'),
        lastName: wanted(given, 'last-name'),
        userName: optional(given, 'user-name'),
        phone: optional(given, 'phone'),
        language: optional(given, 'language'),
        timeZone: optional(given, 'time-zone'),
        role: optional(given, 'role'),
        organisation: organizationOf(given),
      };
      const { password, shown } = await choosePassword(given);
      const opened = await (await given.operator()).call(createUser, { body: { ...body, password } });
      return `Opened account ${opened.userId} for ${body.email}, ${opened.role} in organization ${opened.orgId}.${shown}`;
    },
  },
  {
    words: 'user reset-password',
    summary:
      'Sets a new password, generated and shown once or read with --password-stdin; ends every session.',
    usage: ['EMAIL-OR-USER-NAME [--reseller HOST] [--password-stdin]'],
    options: { reseller: text, 'password-stdin': flag },
    async run(given) {
      const body = account(given);
      const { password, shown } = await choosePassword(given);
      const { sessionsEnded } = await (
        await given.operator()
      ).call(setUserPassword, { body: { ...body, password } });
      return `Set. Sessions ended: ${sessionsEnded}.${shown}`;
    },
  },
  {
    words: 'user remove-second-factor',
    summary:
      'Turns two-step sign-in off for a person who has lost the app and the recovery codes, and notifies them by email.',
    usage: ['EMAIL-OR-USER-NAME [--reseller HOST]'],
    options: { reseller: text },
    async run(given) {
      await (await given.operator()).call(removeSecondFactor, { body: account(given) });
      return 'Removed: the password alone opens the account.';
    },
  },
];

function organizationOf(given: Given): object {
  const [orgId, orgName] = [optional(given, 'org-id'), optional(given, 'organisation')];
  if ((orgId === undefined) === (orgName === undefined))
    throw new UsageError('Either --org-id or --organisation.');
  const ofNew = ['reseller', 'audit-status', 'verified', 'warehouse'];
  if (orgId !== undefined) {
    const misplaced = ofNew.find((name) => given.values[name] !== undefined);
    if (misplaced !== undefined) throw new UsageError(`--${misplaced} goes with --organisation.`);
    return { orgId };
  }
  const { warehouse, verified } = given.values;
  return {
    orgName,
    resellerHost: optional(given, 'reseller'),
    auditStatus: optional(given, 'audit-status'),
    identityVerified: verified === true,
    warehouses: (Array.isArray(warehouse) ? warehouse : []).map((one) => warehouseOf(String(one))),
  };
}
