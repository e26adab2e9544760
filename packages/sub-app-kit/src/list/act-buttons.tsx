import { Button } from '@lading/ui/button';
import { Menu } from '@lading/ui/menu';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListAct } from './list-definition.ts';

export interface ActButtonsProps<Row> {
  acts: readonly ListAct<Row>[];
  /** Selected rows, and the number that an action applies to. */
  count: number;
  ableOf: (act: ListAct<Row>) => number;
  onBegin: (act: ListAct<Row>) => void;
}

/** The actions on a selection as buttons, with less frequent ones in a menu. */
export function ActButtons<Row>({ acts, count, ableOf, onBegin }: ActButtonsProps<Row>) {
  const { t } = useTranslation('commonLists');
  const nameOf = (act: ListAct<Row>): string => {
    const able = ableOf(act);
    return able > 0 && able < count ? `${act.label} (${able})` : act.label;
  };
  const hintOf = (act: ListAct<Row>): string | undefined => {
    const able = ableOf(act);
    return able === 0 ? t('bar.none') : able < count ? t('bar.some', { count: able }) : undefined;
  };
  const extra = acts.filter(({ isExtra }) => isExtra);
  return (
    <>
      {acts
        .filter(({ isExtra }) => !isExtra)
        .map((act) => {
          const Icon = act.icon;
          return (
            <Button
              key={act.id}
              size="small"
              variant={act.isDanger ? 'danger' : 'secondary'}
              icon={<Icon aria-hidden="true" />}
              disabled={ableOf(act) === 0}
              title={hintOf(act)}
              aria-keyshortcuts={act.hotkey}
              onClick={() => onBegin(act)}
            >
              {nameOf(act)}
            </Button>
          );
        })}
      {extra.length > 0 ? (
        <Menu
          side="top"
          align="end"
          trigger={
            <Button size="small" icon={<Ellipsis aria-hidden="true" />}>
              {t('bar.more')}
            </Button>
          }
          items={extra.map((act) => {
            const Icon = act.icon;
            return {
              label: nameOf(act),
              icon: <Icon aria-hidden="true" />,
              detail: act.hotkey,
              disabled: ableOf(act) === 0,
              onSelect: () => onBegin(act),
            };
          })}
        />
      ) : null}
    </>
  );
}
