import { approved } from '@lading/contracts/identity';
import { type OperatorOrganization, operatorOrganizationsApi } from '@lading/contracts/organizations';
import { type AdminCommand, flag, type Given, optional, text, wanted } from './admin-command.ts';

const { organizations, setAuditStatus, setIdentityVerified, setMarketplaceWarehouse } =
  operatorOrganizationsApi.calls;

/** One line per organization. */
const line = (one: OperatorOrganization): string =>
  [
    one.orgId,
    one.orgName,
    one.auditStatus ?? 'no provider',
    one.identityVerified ? 'verified' : 'not verified',
    ...(one.marketplaceWarehouse ? ['marketplace warehouse'] : []),
  ].join('  ');

const named = (given: Given) => ({ orgId: wanted(given, 'org-id') });

type Change = (given: Given) => Promise<OperatorOrganization>;

/** A command for one decision about one organization. */
function decision(words: string, summary: string, change: Change): AdminCommand {
  return {
    words: `organization ${words}`,
    summary: `${summary} It takes effect immediately.`,
    usage: ['--org-id ID'],
    options: { 'org-id': text },
    run: async (given) => line(await change(given)),
  };
}

const audit =
  (status: string | null): Change =>
  async (given) =>
    (await given.operator()).call(setAuditStatus, { params: named(given), body: { auditStatus: status } });
const identity =
  (identityVerified: boolean): Change =>
  async (given) =>
    (await given.operator()).call(setIdentityVerified, { params: named(given), body: { identityVerified } });
const marketplace =
  (marketplaceWarehouse: boolean): Change =>
  async (given) =>
    (await given.operator()).call(setMarketplaceWarehouse, {
      params: named(given),
      body: { marketplaceWarehouse },
    });

/** Decisions of operators about organizations (spec §6, decisions D14 and D21). */
export const organizationCommands: readonly AdminCommand[] = [
  {
    words: 'organization show',
    summary: 'Lists organizations, newest first; with --waiting only those that wait for approval.',
    usage: ['[--search TEXT] [--waiting]'],
    options: { search: text, waiting: flag },
    async run(given) {
      const search = optional(given, 'search');
      const query = {
        ...(search === undefined ? {} : { search }),
        ...(given.values['waiting'] === true ? { waiting: 'true' } : {}),
      };
      const found = await (await given.operator()).call(organizations, { query });
      return found.length === 0 ? 'No organization is found.' : found.map(line).join('\n');
    },
  },
  decision('approve', 'Approves a client of a provider.', audit(approved)),
  decision('suspend', 'Takes the approval of a client of a provider back.', audit('PENDING')),
  decision('verify', 'Verifies the identity of an organization for the shipping service.', identity(true)),
  decision('unverify', 'Takes the verification of an identity back.', identity(false)),
  decision(
    'connect-marketplace',
    'Connects an organization with the marketplace’s cooperative warehouse.',
    marketplace(true),
  ),
  decision(
    'disconnect-marketplace',
    'Disconnects an organization from the marketplace’s cooperative warehouse.',
    marketplace(false),
  ),
];
