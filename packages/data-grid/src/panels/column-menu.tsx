import { Popover } from '@base-ui/react/popover';
import { Button } from '@lading/ui/button';
import { useOverlayContainer } from '@lading/ui/overlay-container';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { TextField } from '@lading/ui/text-field';
import { ArrowDownAZ, ArrowUpAZ, ChevronDown, MoveHorizontal, Pin, PinOff, RotateCw, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { GridController } from '../input/grid-controller.ts';
import type { ColumnFilter } from '../store/arrange-rows.ts';
import type { GridStore } from '../store/grid-store.ts';
import type { GridColumn } from '../view/grid-column.ts';
import type { ColumnMenuTexts } from '../view/grid-texts.ts';
import { useGridSnapshot } from './use-grid-snapshot.ts';

interface ColumnMenuProps {
  readonly store: GridStore;
  readonly column: GridColumn;
  readonly col: number;
  readonly controller: GridController;
  readonly texts: ColumnMenuTexts;
  readonly onClose: () => void;
}

const NO_FILTER: ColumnFilter = { text: '', only: 'any' };

function Act({ icon, children, onClick }: { icon: ReactNode; children: ReactNode; onClick: () => void }) {
  return (
    <Button variant="ghost" icon={icon} onClick={onClick} className="!justify-start">
      {children}
    </Button>
  );
}

/** The menu of a heading: sort and filter by its column, freeze up to it, and its width. */
export function ColumnMenu({ store, column, col, controller, texts, onClose }: ColumnMenuProps) {
  const container = useOverlayContainer();
  const { sort, filters } = useGridSnapshot(store);
  const { key, heading } = column;
  const { view } = controller;
  const filter = filters.get(key) ?? NO_FILTER;
  const sorted = sort?.key === key ? sort.direction : 'none';
  const labels = view.scene.labels(col);
  const shown = labels ? { shown: (value: string) => labels.get(value) ?? value } : {};
  // Sorting and filtering redraw the heading.
  const anchor = useMemo(
    () => ({ getBoundingClientRect: () => (view.heading(col) ?? view.frame.grid).getBoundingClientRect() }),
    [view, col],
  );
  const errors = store.columnErrors(key);
  const isFrozen = view.scene.layout.frozen === col + 1;

  function sortBy(direction: typeof sorted) {
    const language = view.frame.root.closest('[lang]')?.getAttribute('lang');
    store.display.setSort(
      direction === 'none' ? null : { key, direction, ...(language && { language }), ...shown },
    );
  }

  function filterBy(next: Partial<ColumnFilter>) {
    store.display.setFilter(key, { ...filter, ...next, ...shown });
  }

  function leave(act: () => void) {
    act();
    onClose();
  }

  const goBack = () => {
    view.focusActive();
    return false;
  };
  return (
    <Popover.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Popover.Portal container={container}>
        <Popover.Positioner
          anchor={anchor}
          side="bottom"
          align="start"
          sideOffset={2}
          collisionPadding={8}
          className="z-50"
        >
          <Popover.Popup
            aria-label={texts.open(heading)}
            finalFocus={goBack}
            className="floating flex max-h-(--available-height) w-76 max-w-(--available-width) flex-col gap-3 overflow-y-auto p-3 text-sm text-ink"
          >
            <div className="flex flex-col gap-1.5">
              <p className="text-xs font-medium text-ink-muted">{texts.sort}</p>
              <SegmentedControl
                label={texts.sort}
                value={sorted}
                onValueChange={sortBy}
                items={[
                  { value: 'ascending', label: texts.ascending, icon: <ArrowDownAZ aria-hidden="true" /> },
                  { value: 'descending', label: texts.descending, icon: <ArrowUpAZ aria-hidden="true" /> },
                  { value: 'none', label: texts.unsorted },
                ]}
                className="w-full [&>*]:flex-1 [&>*]:justify-center"
              />
            </div>
            <div className="flex flex-col gap-2">
              <TextField
                label={texts.filterText}
                value={filter.text}
                autoComplete="off"
                onValueChange={(text) => filterBy({ text })}
              />
              <SegmentedControl
                label={texts.filter}
                value={filter.only}
                onValueChange={(only) => filterBy({ only })}
                items={(['any', 'errors', 'empty'] as const).map((value) => ({
                  value,
                  label: texts.only[value],
                }))}
                className="w-full [&>*]:flex-1 [&>*]:justify-center"
              />
            </div>
            <div className="-mx-1 flex flex-col border-t border-line px-0 pt-2">
              {sorted !== 'none' || filters.has(key) ? (
                <>
                  <Act
                    icon={<RotateCw aria-hidden="true" />}
                    onClick={() => leave(() => store.display.again())}
                  >
                    {texts.again}
                  </Act>
                  <Act
                    icon={<X aria-hidden="true" />}
                    onClick={() =>
                      leave(() => {
                        if (sorted !== 'none') sortBy('none');
                        store.display.setFilter(key, null);
                      })
                    }
                  >
                    {texts.clear}
                  </Act>
                </>
              ) : null}
              {errors > 0 ? (
                <Act
                  icon={<ChevronDown aria-hidden="true" />}
                  onClick={() => leave(() => controller.goToColumnError(col))}
                >
                  {texts.nextError(errors)}
                </Act>
              ) : null}
              <Act
                icon={isFrozen ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
                onClick={() => leave(() => view.freeze(isFrozen ? 0 : col + 1))}
              >
                {isFrozen ? texts.unfreeze : texts.freeze}
              </Act>
              <Act
                icon={<MoveHorizontal aria-hidden="true" />}
                onClick={() => leave(() => view.fitColumn(col))}
              >
                {texts.fit}
              </Act>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
