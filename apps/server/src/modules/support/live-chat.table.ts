import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    chat_message: {
      message_id: Generated<string>;
      org_id: Generated<string>;
      user_id: string;
      from_support: boolean;
      content: string;
      message_key: string;
      sent_at: Date;
      read_at: Date | null;
    };
  }
}
