/** States by the time zone of most of their people. */
const statesOf: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
};

/** The default time zone for a US address, by its two-letter state; undefined if unknown. Parts of some states differ. */
export function timeZoneOfState(stateCode: string | null | undefined): string | undefined {
  const state = (stateCode ?? '').trim().toUpperCase();
  return Object.keys(statesOf).find((zone) => statesOf[zone]!.split(' ').includes(state));
}
