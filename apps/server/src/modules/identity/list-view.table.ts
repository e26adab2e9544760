import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    list_view: {
      view_id: Generated<string>;
      org_id: Generated<string>;
      user_id: string;
      list: string;
      name: string;
      address: string;
      /** Written as JSON. */
      layout: object | string;
    };
  }
}
