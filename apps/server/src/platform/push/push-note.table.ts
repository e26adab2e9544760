import type { Generated } from 'kysely';

declare module '../tables.ts' {
  interface Tables {
    push_note: {
      push_note_id: Generated<string>;
      note: unknown;
      created_at: Generated<Date>;
    };
  }
}
