import type { ColumnType, Generated } from 'kysely';

/** One sign-in and its family of refresh tokens (decision D3). */
interface SessionTable {
  session_id: Generated<string>;
  user_id: string;
  org_id: string;
  /** Counts the rotations; a refresh token names its generation. */
  generation: Generated<number>;
  rotated_at: Date;
  created_at: ColumnType<Date, Date | undefined, never>;
  expires_at: Date;
  ended_at: Date | null;
  end_reason: 'logout' | 'reuse' | 'password' | 'elsewhere' | null;
  /** Of the last sign-in or renewal; null for sessions from before these were stored. */
  user_agent: string | null;
  ip_address: string | null;
  /** The device key that came with it; null when none did. */
  device_mark: string | null;
}

declare module './tables.ts' {
  interface Tables {
    session: SessionTable;
  }
}
