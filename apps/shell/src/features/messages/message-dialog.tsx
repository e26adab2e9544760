import { limits } from '@lading/contracts/core';
import type { Message } from '@lading/contracts/messages';
import { languageOf } from '@lading/i18n/create-texts';
import { formatTime } from '@lading/i18n/format-time';
import { messageVersions } from '@lading/i18n/message-versions';
import { ReadingDialog } from '@lading/ui/reading-dialog';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';

interface MessageDialogProps {
  message: Message;
  /** It opens by itself. */
  isUninvited: boolean;
  onClose: () => void;
}

/** One message as plain text, in the reader's language or the other (spec §2, §3). */
export function MessageDialog({ message, isUninvited, onClose }: MessageDialogProps) {
  const { t, i18n } = useTranslation('messages');
  const { timeZone } = useAccount();
  const reader = languageOf(i18n);
  return (
    <ReadingDialog
      versions={messageVersions(message, reader)}
      first={reader}
      choiceLabel={t('contentLanguage')}
      description={message.sendTime ? formatTime(message.sendTime, timeZone, 'message') : null}
      emptyText={t('noContent')}
      closeLabel={t('close')}
      width={limits.messages.dialogWidthPx}
      isUninvited={isUninvited}
      onClose={onClose}
    />
  );
}
