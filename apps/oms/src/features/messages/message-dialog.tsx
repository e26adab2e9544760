import type { Message } from '@lading/contracts/entities/message';
import { limits } from '@lading/contracts/limits';
import { languageCodes, languages, languageTag } from '@lading/i18n/languages';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Dialog } from '@lading/ui/dialog';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBilingual, messageText } from '@lading/contracts/rules/message-text';

/** One message as plain text, in the reader's language or the other (spec §2, §3). */
export function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t } = useTranslation(['oms', 'common']);
  const formats = useFormats();
  const own = useLanguage();
  const [chosen, choose] = useState(own);
  const { title, content, digest } = messageText(message, chosen);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={formats.messageTime(message.sendTime)}
      closeLabel={t('common:action.close')}
      width={limits.messages.dialogWidthPx}
    >
      {isBilingual(message) ? (
        <SegmentedControl
          label={t('messages.contentLanguage')}
          items={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
          value={chosen}
          onValueChange={choose}
          className="mb-3"
        />
      ) : null}
      <p lang={languageTag(chosen)} className="text-base break-words whitespace-pre-line text-ink">
        {content || digest || t('messages.noContent')}
      </p>
    </Dialog>
  );
}
