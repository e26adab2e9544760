import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { ListPage } from '@lading/sub-app-kit/list';
import { Button } from '@lading/ui/button';
import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useMessageList } from './message-list.tsx';
import { useMarkAsRead, useMessageRefresh, useMessageReply } from './message-queries.ts';
import { useOpenMessage } from './use-open-message.ts';
import { limits } from '@lading/contracts/core';
import type { Message } from '@lading/contracts/messages';
import { messageVersions } from '@lading/i18n/message-versions';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { ReadingDialog } from '@lading/ui/reading-dialog';

/** One message as plain text, in the reader's language or the other (spec §2, §3). */
function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation(['messagesCenter', 'common']);
  const formats = useFormats();
  const reader = useLanguage();
  return (
    <ReadingDialog
      versions={messageVersions(message, reader)}
      first={reader}
      choiceLabel={t('contentLanguage')}
      description={formats.messageTime(message.sendTime)}
      emptyText={t('noContent')}
      closeLabel={t('common:action.close')}
      width={limits.messages.dialogWidthPx}
      onClose={onClose}
    />
  );
}

/** Every message of the user, read and unread (spec §2, message center). */
export function MessagesPage() {
  const { t } = useTranslation('messagesCenter');
  const list = useMessageList();
  const reply = useMessageReply();
  const unread = reply?.unreadTotal ?? 0;
  const marking = useMarkAsRead(reply?.unreadTotal);
  const { opened, close } = useOpenMessage(reply?.records, marking.mutate);
  useMessageRefresh();

  return (
    <>
      <ListPage
        list={list}
        count={unread > 0 ? t('unreadCount', { count: unread }) : null}
        actions={
          <Button
            icon={<CheckCheck aria-hidden="true" />}
            disabled={unread === 0}
            loading={marking.isPending && marking.variables === null}
            onClick={() => marking.mutate(null)}
          >
            {t('markAll')}
          </Button>
        }
      >
        {marking.error ? <FailureBanner title={t('markFailed')} fault={marking.error} /> : null}
      </ListPage>
      {opened ? <MessageDialog key={opened.messageId} message={opened} onClose={close} /> : null}
    </>
  );
}
