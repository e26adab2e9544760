/** What an organization has set up with outside parties (settings of sub-application `/b`). */
const organizations = {
  temu: {
    text: 'Marketplace stores that may send orders to your warehouses. Start a new authorization in Temu’s seller portal.',
    failed: 'The authorizations could not be loaded',
    empty: 'No authorizations yet',
    emptyHint: 'Open the warehouse settings in Temu’s seller portal to authorize your warehouses.',
    column: {
      store: 'Store',
      warehouses: 'Warehouses',
      state: 'Status',
      authorized: 'Authorized',
      act: 'Revoke',
    },
    state: { active: 'Active', waiting: 'Waiting for Temu', revoked: 'Revoked' },
    revoke: 'Revoke',
    revokeOf: 'Revoke the authorization of {{name}}',
    revokeTitle: 'Revoke the authorization of “{{name}}”?',
    revokeText: 'Temu can no longer use it. To connect the store again, start in Temu’s seller portal.',
    revokeConfirm: 'Revoke authorization',
    revokeKeep: 'Keep it',
    revokeFailed: 'The authorization could not be revoked',
  },
} as const;

export default organizations;
