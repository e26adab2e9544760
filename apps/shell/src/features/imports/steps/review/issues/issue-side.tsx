import type { ImportDefinition } from '@lading/contracts/imports';
import type { CellAddress, GridHandle } from '@lading/data-grid';
import { Badge } from '@lading/ui/badge';
import { Button } from '@lading/ui/button';
import { Drawer } from '@lading/ui/drawer';
import { IconButton } from '@lading/ui/icon-button';
import { useMediaQuery } from '@lading/ui/use-media-query';
import { useScrollRegion } from '@lading/ui/use-scroll-region';
import { ListChecks, PanelRightClose } from 'lucide-react';
import { useEffect, useMemo, useState, useSyncExternalStore, type RefObject } from 'react';
import { isCertain } from '../../../model/issues/issue-group.ts';
import { IssueIndex } from '../../../model/issues/issue-index.ts';
import type { ReviewSession } from '../../../model/review/review-session.ts';
import { useWizardTexts } from '../../use-wizard-texts.ts';
import { IssuePanel } from './issue-panel.tsx';
import { useIssueFixing } from './use-issue-fixing.ts';

interface FaultSideProps {
  definition: ImportDefinition;
  session: ReviewSession;
  grid: RefObject<GridHandle | null>;
}

/** The issues in groups, in a collapsible panel next to the grid, or in a drawer over it if there is no room. */
export function IssueSide({ definition, session, grid }: FaultSideProps) {
  const { t, number } = useWizardTexts();
  const { index, issues } = useIssues(definition, session);
  const fixing = useIssueFixing(definition, session, index);
  const isWide = useMediaQuery('(min-width: 1024px)');
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const scroll = useScrollRegion(t('faults.title'));
  const errors = issues.groups.filter(({ isError }) => isError);
  const count = errors.reduce((sum, group) => sum + group.count, 0);
  const fixable = errors.filter(isCertain).reduce((sum, group) => sum + group.count, 0);
  if (issues.groups.length === 0 && !fixing.hasFixed) return null;
  const isShown = isOpen ?? isWide;

  function go(cell: CellAddress, enter: boolean) {
    const focused = document.activeElement;
    const { store, columns } = session;
    // The grid shows the column after it has rendered again.
    if (columns.reveal(cell.key)) {
      setTimeout(() => go(cell, enter));
      return;
    }
    if (store.view.positionOf(cell.row) < 0) {
      // The row is filtered out, but the user asked to go there.
      store.setErrorsOnly(false);
      store.display.showDeleted(false);
      store.display.clear();
    }
    if (!isWide) {
      setIsOpen(false);
      // The drawer restores focus when it has closed.
      setTimeout(() => grid.current?.focusCell(cell));
      return;
    }
    grid.current?.focusCell(cell);
    if (!enter && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }

  const panel = (
    <IssuePanel
      definition={definition}
      session={session}
      index={index}
      issues={issues}
      fixing={fixing}
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
        ...(issues.isBusy ? [t('faults.looking')] : []),
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

/** The issues of the rows under review in groups, followed while they are shown. */
function useIssues(definition: ImportDefinition, session: ReviewSession) {
  const index = useMemo(() => new IssueIndex(definition, session), [definition, session]);
  useEffect(() => index.follow(), [index]);
  return { index, issues: useSyncExternalStore(index.subscribe, index.getSnapshot) };
}
