import type { Language } from '@lading/contracts/identity';
import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    person: {
      user_id: Generated<string>;
      org_id: string;
      reseller_id: string | null;
      user_name: string;
      email: string;
      first_name: string | null;
      last_name: string | null;
      phone: string | null;
      language: Generated<Language>;
      time_zone: Generated<string>;
      password_hash: string;
      /** An owner sees data of the entire organization. */
      role: Generated<'owner' | 'member'>;
      created_at: Generated<Date>;
    };
  }
}
