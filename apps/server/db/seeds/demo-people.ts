/** A demo account (decision D12). */
export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  orgName: string;
  timeZone: string;
  /** Whether it is in the list printed at the start. */
  what: string;
  /** Missing: not a client of a provider. */
  auditStatus?: 'APPROVED' | 'PENDING';
  identityVerified?: boolean;
  /** Codes of its warehouses and their functions (spec §3). */
  warehouses?: Readonly<Record<string, readonly number[]>>;
  /** Codes of the warehouses that its organization provides, on whose floor it works (decision D15). */
  provides?: readonly string[];
  flags?: readonly string[];
  resellerHost?: string;
}

/** For every demo account, and publicly known: a production start never has them. */
export const demoPassword = 'Lading_2026';

const bothWarehouses = { 'LAX-01': [14, 16], 'EWR-02': [14, 16] } as const;

/** One organization for each kind of user of spec §6, and a second approved one, to prove tenant isolation. */
export const demoPeople: readonly DemoPerson[] = [
  {
    email: 'seller@lading.test',
    firstName: 'Mei',
    lastName: 'Carver',
    phone: '+1 213 555 0142',
    orgName: 'Harbor & Pine Goods',
    timeZone: 'America/Los_Angeles',
    what: 'approved, two warehouses, SPS',
    auditStatus: 'APPROVED',
    identityVerified: true,
    warehouses: bothWarehouses,
    flags: ['SPS'],
  },
  {
    email: 'pending@lading.test',
    firstName: 'Tomas',
    lastName: 'Ibarra',
    phone: '+1 312 555 0117',
    orgName: 'Ibarra Outdoor Supply',
    timeZone: 'America/Chicago',
    what: 'not yet approved, two warehouses',
    auditStatus: 'PENDING',
    identityVerified: true,
    warehouses: bothWarehouses,
    flags: ['SPS'],
  },
  {
    email: 'shipper@lading.test',
    firstName: 'Grace',
    lastName: 'Okafor',
    phone: '+1 646 555 0168',
    orgName: 'Okafor Ceramics',
    timeZone: 'America/New_York',
    what: 'identity verified, no warehouse',
    identityVerified: true,
  },
  {
    email: 'plain@lading.test',
    firstName: 'Lena',
    lastName: 'Fischer',
    phone: '+1 206 555 0191',
    orgName: 'Fischer Trading',
    timeZone: 'America/Los_Angeles',
    what: 'neither verified nor a warehouse',
  },
  {
    email: 'client@reseller.test',
    firstName: 'Wei',
    lastName: 'Zhang',
    phone: '+86 755 5550 1234',
    orgName: '深圳市远帆贸易有限公司',
    timeZone: 'Asia/Shanghai',
    what: 'client of a reseller',
    resellerHost: 'reseller.localhost',
  },
  {
    email: 'other@lading.test',
    firstName: 'Priya',
    lastName: 'Raman',
    phone: '+1 732 555 0155',
    orgName: 'Raman Home Textiles',
    timeZone: 'America/New_York',
    what: 'approved, another organization',
    auditStatus: 'APPROVED',
    identityVerified: true,
    warehouses: { 'EWR-02': [14, 16] },
    flags: ['SPS'],
  },
  {
    email: 'floor@lading.test',
    firstName: 'Rosa',
    lastName: 'Delgado',
    phone: '+1 310 555 0184',
    orgName: 'Pacific Gateway Fulfillment',
    timeZone: 'America/Los_Angeles',
    what: 'staff of both warehouses, works at /w',
    provides: ['LAX-01', 'EWR-02'],
  },
];
