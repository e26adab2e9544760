import { isComposing } from '@lading/ui/is-composing';
import { ChevronDown, ChevronUp, Search } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { Button } from '@lading/ui/button';
import { Checkbox } from '@lading/ui/checkbox';
import { CloseButton } from '@lading/ui/close-button';
import { IconButton } from '@lading/ui/icon-button';
import { TextField } from '@lading/ui/text-field';
import type { GridColumn } from '../view/grid-column.ts';
import type { GridFinder } from '../input/grid-finder.ts';
import type { FindTexts } from '../view/grid-texts.ts';

interface FindPanelProps {
  readonly finder: GridFinder;
  /** The column of the active cell; the search can be limited to it. */
  readonly activeColumn: () => GridColumn | undefined;
  /** A new object each time the panel is opened. When there is a text to find already, "replace" focuses its own field. */
  readonly asked: { readonly replace: boolean };
  readonly texts: FindTexts;
  readonly onClose: () => void;
}

/**
 * Find and replace in the grid, operable by keyboard: Enter goes to the next match, Shift+Enter to the previous, Escape returns to
 * the cell.
 */
export function FindPanel({ finder, activeColumn, asked, texts, onClose }: FindPanelProps) {
  const [text, setText] = useState('');
  const [by, setBy] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [wholeCell, setWholeCell] = useState(false);
  const [inColumn, setInColumn] = useState(false);
  const figures = useSyncExternalStore(finder.figures.subscribe, finder.figures.get);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const byField = useRef<HTMLInputElement>(null);
  const [column, setColumn] = useState(activeColumn);
  const key = inColumn && column ? column.key : null;
  // Not disabled: a button that has replaced the last match would lose focus, and Escape would stop working.
  const isFound = figures.cells > 0;

  useEffect(() => {
    const target = asked.replace && field.current?.value ? byField.current : field.current;
    target?.select();
  }, [asked]);
  useEffect(() => {
    finder.search({ text, matchCase, wholeCell, column: key });
  }, [finder, text, matchCase, wholeCell, key]);
  useEffect(() => () => finder.search(null), [finder]);

  useEffect(() => {
    const leave = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    const el = panel.current;
    el?.addEventListener('keydown', leave);
    return () => el?.removeEventListener('keydown', leave);
  }, [onClose]);

  function onEnter(act: (step: 1 | -1) => void) {
    return (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
      event.preventDefault();
      act(event.shiftKey ? -1 : 1);
    };
  }

  return (
    <search
      ref={panel}
      aria-label={texts.label}
      className="flex flex-col gap-2 rounded-lg border border-line bg-raised p-2"
    >
      <div className="flex flex-wrap items-center gap-2">
        <TextField
          ref={field}
          label={texts.find}
          hideLabel
          placeholder={texts.find}
          leading={<Search aria-hidden="true" />}
          value={text}
          onValueChange={setText}
          onKeyDown={onEnter((step) => finder.go(step))}
          autoComplete="off"
          spellCheck={false}
          className="min-w-48 flex-1 sm:max-w-72"
        />
        <IconButton
          label={texts.previous}
          icon={<ChevronUp aria-hidden="true" />}
          aria-disabled={!isFound}
          onClick={() => finder.go(-1)}
        />
        <IconButton
          label={texts.next}
          icon={<ChevronDown aria-hidden="true" />}
          aria-disabled={!isFound}
          onClick={() => finder.go(1)}
        />
        <output
          aria-busy={figures.isCounting}
          className="min-w-0 flex-1 text-sm text-ink-muted tabular-nums max-sm:order-last max-sm:basis-full"
        >
          {text === '' ? '' : texts.figures(figures)}
        </output>
        <CloseButton label={texts.close} onClick={onClose} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <TextField
          ref={byField}
          label={texts.replaceWith}
          hideLabel
          placeholder={texts.replaceWith}
          value={by}
          onValueChange={setBy}
          onKeyDown={onEnter(() => finder.replace(by))}
          autoComplete="off"
          spellCheck={false}
          className="min-w-48 flex-1 sm:max-w-72"
        />
        <Button aria-disabled={!isFound} onClick={() => finder.replace(by)}>
          {texts.replace}
        </Button>
        <Button aria-disabled={!isFound || figures.isCounting} onClick={() => finder.replaceAll(by)}>
          {texts.replaceAll}
        </Button>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 sm:ml-auto">
          <Checkbox label={texts.matchCase} checked={matchCase} onCheckedChange={setMatchCase} />
          <Checkbox label={texts.wholeCell} checked={wholeCell} onCheckedChange={setWholeCell} />
          <Checkbox
            label={texts.inColumn(column?.heading ?? '')}
            checked={inColumn}
            onCheckedChange={(on) => {
              setColumn(activeColumn);
              setInColumn(on);
            }}
          />
        </div>
      </div>
    </search>
  );
}
