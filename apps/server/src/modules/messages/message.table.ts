import type { Generated } from 'kysely';

declare module '../../platform/tables.ts' {
  interface Tables {
    notification: {
      message_id: Generated<string>;
      org_id: Generated<string>;
      /** Null: for everyone in the organization. */
      user_id: string | null;
      title_en: string;
      title_zh: string;
      digest_en: string | null;
      digest_zh: string | null;
      content_en: string;
      content_zh: string;
      show_after_login: Generated<boolean>;
      sent_at: Generated<Date>;
      publication_id: string | null;
      recalled_at: Date | null;
    };
    publication: {
      publication_id: Generated<string>;
      audience: unknown;
      title_en: string;
      published_at: Generated<Date>;
      recalled_at: Date | null;
    };
    notification_read: {
      org_id: Generated<string>;
      message_id: string;
      user_id: string;
      read_at: Generated<Date>;
    };
  }
}
