import type { MappingTemplate } from '@lading/contracts/entities/mapping-template';
import { orderShipmentImport } from '@lading/contracts/imports/order-shipment.import';

/**
 * The templates that every organisation has for orders, which may have none of their own (spec §5): the sample file in either
 * language, whose headings are the fields' labels. Their ids lie below those of stored templates.
 */
export const orderPresets: readonly MappingTemplate[] = [
  preset('1', 'Sample file (English)', 'en'),
  preset('2', '示例文件（中文）', 'zh'),
];

function preset(id: string, name: string, language: 'en' | 'zh'): MappingTemplate {
  return {
    excelFieldMappingId: id,
    name,
    excelFieldMappingJson: Object.fromEntries(
      orderShipmentImport.fields.map(({ key, label }) => [key, label[language]]),
    ),
    preinstall: true,
  };
}
