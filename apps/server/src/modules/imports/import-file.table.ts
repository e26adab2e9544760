import type { ColumnType, Generated } from 'kysely';
import type { Reading } from '@lading/import-engine/reading';

declare module '../../platform/tables.ts' {
  interface Tables {
    import_file: {
      reference_id: Generated<string>;
      org_id: Generated<string>;
      user_id: string;
      file_key: string;
      file_name: string;
      /** Of the uploaded file. */
      bytes: ColumnType<string, number, number>;
      reading: ColumnType<Reading, string, string>;
      /** System field → heading; null until rows are read. */
      mapping: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
      /** In the file's order; null until it is analyzed. */
      headings: ColumnType<string[] | null, string | null | undefined, string>;
      created_at: Generated<Date>;
    };
    mapping_template: {
      template_id: Generated<string>;
      org_id: Generated<string>;
      import_type: number;
      name: string;
      mapping: ColumnType<Record<string, string>, string, string>;
      preinstall: Generated<boolean>;
      clear_blanks: Generated<boolean>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
  }
}
