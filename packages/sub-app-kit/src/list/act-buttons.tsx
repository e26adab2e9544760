import { Button } from '@lading/ui/button';
import { Menu } from '@lading/ui/menu';
import { Ellipsis } from 'lucide-react';
import { Fragment, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListAct } from './list-definition.ts';

export interface ActButtonsProps<Row> {
  acts: readonly ListAct<Row>[];
  /** Selected rows, and the number that an action applies to. */
  count: number;
  ableOf: (act: ListAct<Row>) => number;
  /** Why an action takes no selection of this size, or none of its rows, if so; starting it shows this. */
  refusalText: (act: ListAct<Row>) => string | undefined;
  /** Whether an action may skip rows that are not counted yet. */
  isMixed: (act: ListAct<Row>) => boolean;
  onBegin: (act: ListAct<Row>) => void;
}

/** The actions on a selection as buttons, with less frequent ones in a menu. */
export function ActButtons<Row>(props: ActButtonsProps<Row>) {
  const { acts, count, ableOf, refusalText, isMixed, onBegin } = props;
  const { t } = useTranslation('commonLists');
  const id = useId();
  const nameOf = (act: ListAct<Row>): string => {
    const able = ableOf(act);
    return able > 0 && able < count ? `${act.label} (${able})` : act.label;
  };
  const hintOf = (act: ListAct<Row>): string | undefined => {
    const able = ableOf(act);
    if (able === 0) return t('bar.none');
    if (able < count) return t('bar.some', { count: able });
    return isMixed(act) ? t('bar.skips') : undefined;
  };
  const extra = acts.filter(({ isExtra }) => isExtra);
  return (
    <>
      {acts
        .filter(({ isExtra }) => !isExtra)
        .map((act) => {
          const Icon = act.icon;
          const refused = refusalText(act);
          const reasonId = `${id}-${act.id}`;
          return (
            <Fragment key={act.id}>
              <Button
                size="small"
                variant={act.isDanger ? 'danger' : 'secondary'}
                icon={<Icon aria-hidden="true" />}
                disabled={ableOf(act) === 0 && !refused}
                aria-disabled={refused ? true : undefined}
                aria-describedby={refused ? reasonId : undefined}
                title={refused ?? hintOf(act)}
                aria-keyshortcuts={act.hotkey}
                onClick={() => onBegin(act)}
              >
                {nameOf(act)}
              </Button>
              {refused ? (
                <span id={reasonId} className="sr-only">
                  {refused}
                </span>
              ) : null}
            </Fragment>
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
            const refusal = refusalText(act);
            return {
              label: nameOf(act),
              icon: <Icon aria-hidden="true" />,
              detail: act.hotkey,
              disabled: ableOf(act) === 0 && refusal === undefined,
              refusal,
              onSelect: () => onBegin(act),
            };
          })}
        />
      ) : null}
    </>
  );
}
