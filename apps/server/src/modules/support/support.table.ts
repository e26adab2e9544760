import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    support_case: {
      case_id: Generated<string>;
      org_id: Generated<string>;
      user_id: string;
      title: string;
      created_at: Generated<Date>;
    };
    support_message: {
      message_id: Generated<string>;
      org_id: Generated<string>;
      case_id: string;
      from_support: boolean;
      content: string;
      sent_at: Generated<Date>;
      read_at: Date | null;
      message_key: Generated<string | null>;
    };
  }
}
