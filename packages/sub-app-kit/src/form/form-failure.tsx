import { localized } from '@lading/i18n/localized';
import { useLanguage } from '../use-language.ts';
import { FailureBanner } from '../components/failure-banner.tsx';
import type { FormFailure as Failure } from './use-form.ts';

/** Why a form could not be submitted, above its fields: the server's text, and errors that no field shows. Announced. */
export function FormFailure({ failure, title }: { failure: Failure | null; title: string }) {
  const language = useLanguage();
  if (!failure) return null;
  return (
    <FailureBanner title={title} fault={failure.fault}>
      {failure.others.length > 0 ? (
        <ul className="list-disc pl-4">
          {failure.others.map((error) => (
            <li key={error.fieldName}>{localized(error, language)}</li>
          ))}
        </ul>
      ) : null}
    </FailureBanner>
  );
}
