import { PageHeader } from '@lading/ui/page-header';
import type { ReactNode } from 'react';
import { useFormats } from '../use-formats.ts';
import { ExportMenu, type ExportMenuProps } from './export-menu.tsx';
import { Page } from './page.tsx';

export interface ListPageProps {
  title: string;
  /** How many rows there are; unknown while the first ones are on the way. */
  total: number | undefined;
  startExport: ExportMenuProps['start'];
  /** Beside the export. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The page of a list: its name, how many rows it has, and what can be done with them. */
export function ListPage({ title, total, startExport, actions, children }: ListPageProps) {
  const formats = useFormats();
  return (
    <Page title={title}>
      <PageHeader
        title={title}
        count={formats.number(total)}
        actions={
          <>
            <ExportMenu start={startExport} />
            {actions}
          </>
        }
      />
      {children}
    </Page>
  );
}
