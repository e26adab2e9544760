import type { Message } from '@lading/contracts/entities/message';
import { limits } from '@lading/contracts/limits';
import { isBilingual, messageText } from '@lading/contracts/rules/message-text';
import { languageOf } from '@lading/i18n/create-texts';
import { formatTime } from '@lading/i18n/format-time';
import { languageCodes, languages, languageTag } from '@lading/i18n/languages';
import { Dialog } from '@lading/ui/dialog';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';

/** One message as plain text, in the reader's language or the other (spec §2, §3). */
export function MessageDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const { t, i18n } = useTranslation('messages');
  const { timeZone } = useAccount();
  const [chosen, choose] = useState(languageOf(i18n));
  const { title, content, digest } = messageText(message, chosen);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={message.sendTime ? formatTime(message.sendTime, timeZone, 'message') : null}
      closeLabel={t('close')}
      width={limits.messages.dialogWidthPx}
    >
      {isBilingual(message) ? (
        <SegmentedControl
          label={t('contentLanguage')}
          items={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
          value={chosen}
          onValueChange={choose}
          className="mb-3"
        />
      ) : null}
      <p lang={languageTag(chosen)} className="text-base break-words whitespace-pre-line text-ink">
        {content || digest || t('noContent')}
      </p>
    </Dialog>
  );
}
