import type { Address } from '@lading/contracts/core';

// name | street | city | state | ZIP | country | phone. ZIP codes with a leading zero are there on purpose.
const table = `
Hannah Whitfield | 418 Larkin St Apt 6 | San Francisco | CA | 94102 | US | +1 415 555 0132
Marcus Ellison | 2207 E Cesar Chavez St | Austin | TX | 78702 | US | +1 512 555 0177
Sofía Ramírez | 91 Prospect St | Providence | RI | 02906 | US | +1 401 555 0119
Daniel Okoye | 1330 N Wells St #4 | Chicago | IL | 60610 | US | +1 312 555 0184
Emily Tran | 5608 Rainier Ave S | Seattle | WA | 98118 | US | +1 206 555 0143
Caleb Novak | 77 Beacon St | Boston | MA | 02108 | US | +1 617 555 0126
Aisha Rahman | 340 Flatbush Ave | Brooklyn | NY | 11238 | US | +1 718 555 0161
Grant Lindqvist | 812 Hennepin Ave | Minneapolis | MN | 55403 | US | +1 612 555 0108
Mei-Ling Chou | 1290 S Atlantic Blvd | Monterey Park | CA | 91754 | US | +1 626 555 0155
Robert Delacroix | 4021 Magazine St | New Orleans | LA | 70115 | US | +1 504 555 0190
Olivia Bertrand | 1845 Rue Sherbrooke O | Montréal | QC | H3H 1E4 | CA | +1 514 555 0137
Jonah Feldman | 29 Passaic Ave | Newark | NJ | 07102 | US | +1 973 555 0112
Priscilla Ortega | 6117 N 7th St | Phoenix | AZ | 85014 | US | +1 602 555 0149
William Harcourt | 15 Marchmont Rd | Edinburgh |  | EH9 1HY | GB | +44 131 496 0172
Naomi Castellanos | 3300 Wilshire Blvd | Los Angeles | CA | 90010 | US | +1 213 555 0103
Peter Vandenberg | 52 Main St | Burlington | VT | 05401 | US | +1 802 555 0181
Yuki Tanabe | 221 Ala Moana Blvd | Honolulu | HI | 96813 | US | +1 808 555 0164
Laura Petrov | 918 Euclid Ave | Cleveland | OH | 44115 | US | +1 216 555 0129
李文静 | 600 Main St 302 室 | Flushing | NY | 11354 | US | +1 917 555 0170
Samuel Adeyemi | 1477 Peachtree St NE | Atlanta | GA | 30309 | US | +1 404 555 0195
Ingrid Sørensen | 740 Santa Fe Dr | Denver | CO | 80204 | US | +1 303 555 0158
Theo Marchetti | 233 S Broad St | Philadelphia | PA | 19107 | US | +1 215 555 0121
`;

/** People who order in the demo. */
export const demoRecipients: readonly Address[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name, addressLine1, city, stateCode, zipCode, countryCode, phone] = line
      .split('|')
      .map((cell) => cell.trim());
    return { name, addressLine1, city, stateCode: stateCode || null, zipCode, countryCode, phone };
  });
