import type { Generated, JSONColumnType } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    invitation: {
      invitation_id: Generated<string>;
      code: string;
      provider_name: string;
      warehouses: JSONColumnType<{ warehouseId: string; functionTypes: number[] }[], string, never>;
      approves: boolean;
      uses_most: number;
      uses: Generated<number>;
      expires_at: Date;
      revoked_at: Generated<Date | null>;
      created_at: Generated<Date>;
    };
  }
}
