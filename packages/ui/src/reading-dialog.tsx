import { useRef, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { useQuietStart } from './use-quiet-start.ts';

/** A text in one language. */
export interface ReadingVersion<Id extends string> {
  id: Id;
  /** The language's own name. */
  name: string;
  /** BCP 47 tag, for screen readers. */
  lang: string;
  title: string;
  /** Plain text; line breaks are preserved. */
  text: string;
}

export interface ReadingDialogProps<Id extends string> {
  /** One or more; with several the reader can switch. */
  versions: readonly [ReadingVersion<Id>, ...ReadingVersion<Id>[]];
  /** Which is shown first. */
  first: Id;
  /** Accessible name of the language choice. */
  choiceLabel: string;
  /** Under the title: when it was sent. */
  description?: string | null;
  /** Shown when the text is empty. */
  emptyText: string;
  closeLabel: string;
  width: number;
  /** It opened by itself: a key that was meant for the page does nothing, and no button takes the focus. */
  isUninvited?: boolean;
  onClose: () => void;
}

/** A text to read, in one of its languages (spec §2, a message of the message center). */
export function ReadingDialog<Id extends string>(props: ReadingDialogProps<Id>) {
  const { versions, first, choiceLabel, description, emptyText, closeLabel, width, onClose } = props;
  const { isUninvited = false } = props;
  const text = useRef<HTMLParagraphElement>(null);
  useQuietStart(isUninvited);
  const [chosen, choose] = useState(first);
  const shown = versions.find(({ id }) => id === chosen) ?? versions[0];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={shown.title}
      description={description}
      closeLabel={closeLabel}
      width={width}
      {...(isUninvited ? { initialFocus: text } : {})}
    >
      {versions.length > 1 ? (
        <SegmentedControl
          label={choiceLabel}
          items={versions.map(({ id, name }) => ({ value: id, label: name }))}
          value={shown.id}
          onValueChange={choose}
          className="mb-3"
        />
      ) : null}
      <p
        ref={text}
        tabIndex={-1}
        lang={shown.lang}
        className="text-base break-words whitespace-pre-line text-ink outline-none"
      >
        {shown.text || emptyText}
      </p>
    </Dialog>
  );
}
