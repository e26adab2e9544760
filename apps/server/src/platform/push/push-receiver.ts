import type { Platform } from '../platform.ts';
import { listenToDatabase } from './listen-to-database.ts';
import type { PushNote } from './push-hub.ts';
import './push-note.table.ts';

/** What a node does with what is announced. */
export interface PushReceiver {
  onPush(note: PushNote): void;
  onSessionEnd(sessionId: string): void;
  onGap(): void;
}

/** Hears what `announce_push` and the end of sessions announce on any node (see `0040-push.sql`), in the order of commits. */
export function receivePushes({ database, log }: Platform, receiver: PushReceiver) {
  let last = Promise.resolve();

  async function read(payload: string): Promise<void> {
    const heard = JSON.parse(payload) as PushNote | { noteId: string };
    if (!('noteId' in heard)) return receiver.onPush(heard);
    const row = await database.asSystem((trx) =>
      trx.selectFrom('push_note').select('note').where('push_note_id', '=', heard.noteId).executeTakeFirst(),
    );
    if (row) receiver.onPush(row.note as PushNote);
  }

  return listenToDatabase(database, log, {
    channels: ['lading_push', 'lading_session_ended'],
    hear(channel, payload) {
      if (channel === 'lading_session_ended') return receiver.onSessionEnd(payload);
      // One after the other: a message must not be overtaken by its recall.
      last = last
        .then(() => read(payload))
        .catch((error: unknown) => {
          log.error({ err: error }, 'a push was not read');
          receiver.onGap();
        });
    },
    onGap: receiver.onGap,
  });
}
