import { useScrollRegion } from '@lading/ui/use-scroll-region';
import type { FileAnalysis } from '../../model/file-rules.ts';
import { useWizardTexts } from '../use-wizard-texts.ts';

const rowsShown = 3;

interface FilePreviewProps {
  analysed: FileAnalysis;
  fileName: string;
}

/** The first rows of the file as read: shows at a glance whether sheet, headings and encoding are right. */
export function FilePreview({ analysed, fileName }: FilePreviewProps) {
  const { t, column: columnName } = useWizardTexts();
  const name = t('file.preview', { name: fileName });
  const region = useScrollRegion(name);
  if (!analysed.sample) return null;
  return (
    <section {...region} className="relative overflow-x-auto rounded-md border border-line">
      <table className="min-w-full text-xs">
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr className="bg-sunken">
            {analysed.fieldsOption.map((heading) => (
              <th
                key={heading}
                scope="col"
                className="max-w-44 truncate px-2.5 py-1.5 text-left font-semibold whitespace-nowrap text-ink"
              >
                {columnName(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {analysed.sample.slice(0, rowsShown).map((cells, row) => (
            <tr key={row} className="border-t border-line">
              {analysed.fieldsOption.map((heading, column) => (
                <td key={heading} className="max-w-44 truncate px-2.5 py-1 whitespace-nowrap text-ink-muted">
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
