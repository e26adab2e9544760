import actions from './audit-actions.ts';

/** The audit log of an organization (sub-application `/b`): its filters, columns, and names of its entries, by id of the call. */
const audit = {
  title: 'Audit log',
  way: 'Breadcrumb',
  failed: 'The audit log could not be loaded',
  empty: 'No activity yet',
  emptyHint: 'Sign-ins, imports, exports, deletions, and changed settings appear here.',
  shut: 'Only owners can see the audit log',
  shutHint: 'It shows what everyone in the organization did. Ask an owner for the information you need.',
  filter: {
    search: 'Person, IP address, or action',
    kind: 'Type',
    anyKind: 'All types',
    outcome: 'Outcome',
    anyOutcome: 'Any',
    from: 'From',
    to: 'To',
  },
  column: {
    time: 'Time',
    action: 'Action',
    outcome: 'Outcome',
    who: 'Who',
    address: 'IP address',
    detail: 'Details',
  },
  kind: {
    'sign-in': 'Sign-in',
    'sign-out': 'Sign-out',
    password: 'Password',
    'second-factor': 'Two-step sign-in',
    session: 'Session',
    import: 'Import',
    export: 'Export',
    delete: 'Deletion',
    setting: 'Setting',
    purchase: 'Purchase',
    operator: 'Operator',
  },
  outcome: { ok: 'Done', refused: 'Refused', failed: 'Failed' },
  actor: {
    person: 'Person',
    operator: 'Service operator',
    visitor: 'Not signed in',
    channel: 'Selling channel',
    'api-key': 'API key',
  },
  /** What an entry is about, by the name that it is kept under. Others show that name. */
  fact: {
    operator: 'Operator',
    reference: 'Reference',
    amount: 'Amount',
    reason: 'Reason',
    bankReference: 'Bank reference',
    warehouse: 'Warehouse',
    decision: 'Decision',
  },
  action: actions,
} as const;

export default audit;
