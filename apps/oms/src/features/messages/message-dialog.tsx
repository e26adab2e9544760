import type { Message } from '@lading/contracts/entities/message';
import { limits } from '@lading/contracts/limits';
import { messageVersions } from '@lading/i18n/message-versions';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { ReadingDialog } from '@lading/ui/reading-dialog';
import { useTranslation } from 'react-i18next';

/** One message as plain text, in the reader's language or the other (spec §2, §3). */
export function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation(['oms', 'common']);
  const formats = useFormats();
  const reader = useLanguage();
  return (
    <ReadingDialog
      versions={messageVersions(message, reader)}
      first={reader}
      choiceLabel={t('messages.contentLanguage')}
      description={formats.messageTime(message.sendTime)}
      emptyText={t('messages.noContent')}
      closeLabel={t('common:action.close')}
      width={limits.messages.dialogWidthPx}
      onClose={onClose}
    />
  );
}
