import { languageOf } from '@lading/i18n/create-texts';
import { Kbd } from '@lading/ui/kbd';
import { SearchDialog, type SearchDialogItem, type SearchDialogSection } from '@lading/ui/search-dialog';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../platform/account.ts';
import { useNavigation } from '../../platform/navigation.tsx';
import { type RecentEntries, type RecentEntry, sessionStore } from '../../platform/session-store.ts';
import { useTexts } from '../../platform/texts.ts';
import { commandSections, type Command } from './command.ts';
import { foundCommands } from '../../platform/command-rules.ts';
import { recordPlace, useRecordSections } from './record-sections.tsx';
import { shortcuts } from './shortcuts.ts';
import type { TypedAhead } from './typed-ahead.ts';

/** Maximum number of entries. */
const most = 6;

/** A person's recent choices, newest first; excludes those of other people in this tab. */
export function recentOf(kept: RecentEntries | null, userId: string): readonly RecentEntry[] {
  return kept?.userId === userId ? kept.entries : [];
}

/** The recent entries after one more choice. */
export function withRecent(kept: RecentEntries | null, userId: string, entry: RecentEntry): RecentEntries {
  const others = recentOf(kept, userId).filter(({ id }) => id !== entry.id);
  return { userId, entries: [entry, ...others].slice(0, most) };
}

interface CommandPaletteProps {
  /** The commands available to this user. */
  commands: readonly Command[];
  /** What is typed until its field has the focus. */
  ahead: TypedAhead | null;
  onClose: () => void;
}

/** Finds pages, actions, settings, orders and products by typing; recent choices come first. */
export function CommandPalette({ commands, ahead, onClose }: CommandPaletteProps) {
  const { t } = useTranslation('shellPalette');
  const language = languageOf(useTexts());
  const { user } = useAccount();
  const { go } = useNavigation();
  const [text, setText] = useState('');
  const isTaken = useRef(false);
  const { userId } = user.user;

  function takeTyped() {
    if (isTaken.current) return;
    isTaken.current = true;
    setText(ahead?.text() ?? '');
  }
  function choose(entry: RecentEntry, run: () => void) {
    sessionStore.set('recentEntries', withRecent(sessionStore.get('recentEntries'), userId, entry));
    onClose();
    run();
  }
  const openRecord = (entry: RecentEntry) =>
    choose(entry, () => {
      const place = recordPlace(entry.id);
      if (place) go(place.address);
    });
  const records = useRecordSections(text, openRecord);

  const item = ({ id, labels, groups, Icon, shortcut, run }: Command): SearchDialogItem => ({
    id,
    label: labels[language],
    detail: groups?.[language],
    icon: <Icon aria-hidden="true" />,
    ...(shortcut ? { keys: shortcuts[shortcut].keys.map((key) => key.toUpperCase()) } : {}),
    onSelect: () => choose({ id, label: '', detail: '' }, run),
  });
  const found = foundCommands(commands, text);
  const recent = recentOf(sessionStore.get('recentEntries'), userId).flatMap((entry): SearchDialogItem[] => {
    const command = commands.find(({ id }) => id === entry.id);
    const place = recordPlace(entry.id);
    if (command) return [{ ...item(command), id: `recent-${entry.id}` }];
    if (!place) return [];
    return [{ ...entry, id: `recent-${entry.id}`, icon: place.icon, onSelect: () => openRecord(entry) }];
  });

  const sections: SearchDialogSection[] = [
    ...(text.trim() === '' && recent.length > 0
      ? [{ id: 'recent', heading: t('section.recent'), items: recent }]
      : []),
    ...commandSections
      .map((id) => ({
        id,
        heading: t(`section.${id}`),
        items: found.filter(({ section }) => section === id).map(item),
      }))
      .filter(({ items }) => items.length > 0),
    ...records.sections,
  ];
  if (sections.length === 0)
    sections.push({ id: 'none', heading: t('section.pages'), items: [], note: t('none.commands', { text }) });

  return (
    <SearchDialog
      label={t('label')}
      placeholder={t('placeholder')}
      closeLabel={t('close')}
      text={text}
      onTextChange={setText}
      onFocus={takeTyped}
      returnTo={ahead?.before}
      sections={sections}
      status={
        records.isBusy ? t('status.searching') : t('status.found', { count: found.length + records.count })
      }
      onClose={onClose}
      footer={
        <span className="flex gap-4">
          {(
            [
              ['↑ ↓', t('hint.move')],
              ['↵', t('hint.choose')],
              ['Esc', t('hint.leave')],
            ] as const
          ).map(([key, does]) => (
            <span key={key} className="flex items-center gap-1.5">
              <Kbd>{key}</Kbd> {does}
            </span>
          ))}
        </span>
      }
    />
  );
}
