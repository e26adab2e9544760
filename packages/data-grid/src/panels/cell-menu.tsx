import { Menu } from '@base-ui/react/menu';
import { floatingItem, floatingList } from '@lading/ui/control-styles';
import { cx } from '@lading/ui/cx';
import { useOverlayContainer } from '@lading/ui/overlay-container';
import { ArrowDownToLine, ClipboardPaste, Copy, Eraser, Scissors, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MenuAnchor } from '../input/grid-commands.ts';
import type { GridController } from '../input/grid-controller.ts';
import type { CellMenuTexts } from '../view/grid-texts.ts';

interface CellMenuProps {
  readonly controller: GridController;
  readonly anchor: MenuAnchor;
  readonly texts: CellMenuTexts;
  readonly onClose: () => void;
}

interface ItemProps {
  readonly icon: ReactNode;
  readonly keys?: string;
  readonly danger?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Names of keys on this device. */
function keyName(keys: string): string {
  return isApple() ? keys.replace('Ctrl+', '⌘') : keys;
}

function Item({ icon, keys, danger = false, onSelect, children }: ItemProps) {
  return (
    <Menu.Item onClick={onSelect} className={cx(floatingItem, danger ? 'text-danger-ink' : 'text-ink')}>
      <span className={cx('flex', !danger && 'text-ink-muted')}>{icon}</span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {keys ? (
        <span aria-hidden="true" className="pl-6 text-xs text-ink-faint pointer-coarse:hidden">
          {keyName(keys)}
        </span>
      ) : null}
    </Menu.Item>
  );
}

function Line() {
  return <Menu.Separator className="-mx-1 my-1 h-px bg-line" />;
}

/** Actions for the selected cells and their rows, at the pointer or the active cell. */
export function CellMenu({ controller, anchor, texts, onClose }: CellMenuProps) {
  const container = useOverlayContainer();
  const { commands, view } = controller;
  const { clipboard, rows, fill } = commands;
  const { store } = view.scene.input;
  const count = store.wholeGroups(rows.selected).length;
  const mayPaste = 'readText' in (navigator.clipboard ?? {});
  const at =
    anchor instanceof Element
      ? anchor
      : { getBoundingClientRect: () => new DOMRect(anchor.x, anchor.y, 0, 0) };
  const goBack = () => {
    view.focusActive();
    return false;
  };
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Menu.Portal container={container}>
        <Menu.Positioner
          anchor={at}
          side="bottom"
          align="start"
          sideOffset={2}
          collisionPadding={8}
          className="z-50"
        >
          <Menu.Popup
            aria-label={texts.label}
            finalFocus={goBack}
            // The menu key also opens the browser's own menu on key up.
            onContextMenu={(event) => event.preventDefault()}
            className={cx(floatingList, 'min-w-56')}
          >
            <Item icon={<Copy />} keys="Ctrl+C" onSelect={() => void clipboard.copyByMenu()}>
              {texts.copy}
            </Item>
            {store.getSnapshot().showsDeleted ? (
              <>
                <Line />
                <Item icon={<Undo2 />} onSelect={() => void rows.restore()}>
                  {texts.restoreRows(count)}
                </Item>
              </>
            ) : (
              <>
                <Item icon={<Scissors />} keys="Ctrl+X" onSelect={() => void clipboard.cutByMenu()}>
                  {texts.cut}
                </Item>
                {mayPaste ? (
                  <Item icon={<ClipboardPaste />} keys="Ctrl+V" onSelect={() => void clipboard.pasteByMenu()}>
                    {texts.paste}
                  </Item>
                ) : null}
                <Line />
                <Item icon={<ArrowDownToLine />} keys="Ctrl+D" onSelect={() => fill.down()}>
                  {texts.fillDown}
                </Item>
                <Item icon={<Eraser />} keys="Del" onSelect={() => clipboard.clear()}>
                  {texts.clear}
                </Item>
                <Line />
                <Item danger icon={<Trash2 />} keys="Ctrl+-" onSelect={() => void rows.delete()}>
                  {texts.deleteRows(count)}
                </Item>
              </>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
