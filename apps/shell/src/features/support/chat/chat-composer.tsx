import { isComposing } from '@lading/ui/is-composing';
import { ApiError } from '@lading/api-client/api-error';
import { languageOf } from '@lading/i18n/create-texts';
import { localized } from '@lading/i18n/localized';
import { IconButton } from '@lading/ui/icon-button';
import { TextArea } from '@lading/ui/text-area';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatPanelProps } from './chat-adapter.ts';
import { useSendMessage } from './chat-queries.ts';

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/** The rest of a text after part of it was sent: what was typed meanwhile. */
const afterSending = (text: string, sent: string): string =>
  text.startsWith(sent) ? text.slice(sent.length).trimStart() : text;

/**
 * The input field. Enter sends, Shift and Enter start a new line; text that could not be sent, or is typed while a message is
 * sent, stays in the field.
 */
export function ChatComposer({ draft: text, onDraft: setText }: Omit<ChatPanelProps, 'onClose'>) {
  const { t, i18n } = useTranslation('supportChat');
  const key = useRef(newKey());
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useSendMessage();
  useEffect(() => field.current?.focus(), []);

  function submit() {
    const content = text.trim();
    if (content === '' || send.isPending) return;
    send.mutate(
      { content, messageKey: key.current },
      {
        onSuccess: () => {
          key.current = newKey();
          setText((now) => afterSending(now, text));
        },
      },
    );
    field.current?.focus();
  }

  function write(value: string) {
    // Another text is another message, regardless of the previous one's result.
    if (send.isError) {
      key.current = newKey();
      send.reset();
    }
    setText(value);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends a composition (Chinese input) does not send.
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    submit();
  }

  const refusal = send.error instanceof ApiError ? localized(send.error, languageOf(i18n)) : t('failed');
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex items-end gap-2 border-t border-line px-3 py-2.5"
    >
      <TextArea
        ref={field}
        label={t('write')}
        hideLabel
        placeholder={t('write')}
        rows={2}
        maxLength={4000}
        value={text}
        onValueChange={write}
        onKeyDown={onKeyDown}
        error={send.isError ? t('notSent', { reason: refusal }) : undefined}
        className="flex-1 [&_textarea]:resize-none"
      />
      <IconButton
        type="submit"
        variant="primary"
        label={t('send')}
        icon={<SendHorizontal aria-hidden="true" />}
        tooltipSide="top"
        loading={send.isPending}
        className="!text-on-brand"
      />
    </form>
  );
}
