import type { ImportDefinition } from '@lading/contracts/imports/define-import';
import { Badge } from '@lading/ui/badge';
import { Button } from '@lading/ui/button';
import type { CellAddress, GridHandle } from '@lading/ui/data-grid';
import { Drawer } from '@lading/ui/drawer';
import { IconButton } from '@lading/ui/icon-button';
import { useMediaQuery } from '@lading/ui/use-media-query';
import { useScrollRegion } from '@lading/ui/use-scroll-region';
import { ListChecks, PanelRightClose } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { FaultPanel } from './fault-panel.tsx';
import { isSure } from './fault-group.ts';
import type { ReviewSession } from '../review/review-session.ts';
import { useFaultFixing } from './use-fault-fixing.ts';
import { useFaults } from './use-faults.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

interface FaultSideProps {
  definition: ImportDefinition;
  session: ReviewSession;
  grid: RefObject<GridHandle | null>;
}

/** The errors in groups beside the grid, folded away at will; where there is no room beside it, in a drawer over it. */
export function FaultSide({ definition, session, grid }: FaultSideProps) {
  const { t, number } = useWizardTexts();
  const { index, faults } = useFaults(definition, session);
  const fixing = useFaultFixing(definition, session, index);
  const isWide = useMediaQuery('(min-width: 1024px)');
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const scroll = useScrollRegion(t('faults.title'));
  const errors = faults.groups.filter(({ isError }) => isError);
  const count = errors.reduce((sum, group) => sum + group.count, 0);
  const fixable = errors.filter(isSure).reduce((sum, group) => sum + group.count, 0);
  if (faults.groups.length === 0 && !fixing.hasFixed) return null;
  const isShown = isOpen ?? isWide;

  function go(cell: CellAddress, enter: boolean) {
    const focused = document.activeElement;
    const { store } = session;
    if (store.view.positionOf(cell.row) < 0) {
      // It is sorted out of sight, and going there was asked for.
      store.setErrorsOnly(false);
      store.display.showDeleted(false);
      store.display.clear();
    }
    if (!isWide) {
      setIsOpen(false);
      // The drawer gives focus back when it has closed.
      setTimeout(() => grid.current?.focusCell(cell));
      return;
    }
    grid.current?.focusCell(cell);
    if (!enter && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }

  const panel = (
    <FaultPanel
      {...{ definition, session, index, faults, fixing }}
      isBeside={isWide}
      onGo={go}
      onUndo={() => session.store.undo()}
    />
  );
  const summary = (
    <p className="text-sm text-ink-muted">
      {[
        ...(count > 0 ? [t('faults.summary', { count })] : []),
        ...(fixable > 0 ? [t('faults.fixable', { count: fixable })] : []),
        ...(faults.isBusy ? [t('faults.looking')] : []),
      ].join(t('faults.join'))}
    </p>
  );

  if (!isWide) {
    return (
      <>
        <Button
          fullWidth
          icon={<ListChecks aria-hidden="true" />}
          trailing={count > 0 ? <Badge tone="danger">{number(count)}</Badge> : null}
          onClick={() => setIsOpen(true)}
        >
          {t('faults.title')}
        </Button>
        <Drawer
          open={isShown}
          onOpenChange={setIsOpen}
          title={t('faults.title')}
          closeLabel={t('faults.close')}
        >
          <div className="flex flex-col gap-3">
            {summary}
            {panel}
          </div>
        </Drawer>
      </>
    );
  }
  if (!isShown) {
    return (
      <IconButton
        label={t('faults.open')}
        icon={<ListChecks aria-hidden="true" />}
        tooltipSide="left"
        count={count}
        variant="secondary"
        onClick={() => setIsOpen(true)}
      />
    );
  }
  return (
    <aside
      aria-label={t('faults.title')}
      className="flex w-80 shrink-0 flex-col overflow-hidden rounded-lg border border-line bg-surface xl:w-88"
    >
      <div className="flex items-start gap-2 border-b border-line px-3 py-2">
        <div className="min-w-0 flex-1">
          <h4 className="text-sm font-semibold text-ink">{t('faults.title')}</h4>
          {summary}
        </div>
        <IconButton
          size="small"
          label={t('faults.close')}
          icon={<PanelRightClose aria-hidden="true" />}
          tooltipSide="left"
          onClick={() => setIsOpen(false)}
        />
      </div>
      <section {...scroll} className="min-h-0 flex-1 overflow-y-auto px-3 pt-3">
        {panel}
      </section>
    </aside>
  );
}
