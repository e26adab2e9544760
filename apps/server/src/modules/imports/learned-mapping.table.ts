import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    learned_mapping: {
      org_id: Generated<string>;
      import_type: string;
      /** See `headingForm` of the import engine. */
      heading_form: string;
      field: string;
      uses: Generated<number>;
      last_used_at: Generated<Date>;
    };
  }
}
