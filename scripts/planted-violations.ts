/** A violation of each rule: the planted file and what it imports. */
export const planted: Record<string, { file: string; code: string; also?: Record<string, string> }> = {
  'not-resolvable': { file: 'packages/ui/src/lost.ts', code: `import '@lading/contracts/no-such-file';` },
  'no-circular': {
    file: 'packages/i18n/src/a.ts',
    code: `import './b.ts';\nexport const a = 1;`,
    also: { 'packages/i18n/src/b.ts': `import './a.ts';\nexport const b = 1;` },
  },
  'contracts-import-zod-only': {
    file: 'packages/contracts/src/planted.ts',
    code: `import '../../i18n/src/a.ts';`,
    also: { 'packages/i18n/src/a.ts': 'export {};' },
  },
  'packages-import-contracts-only': {
    file: 'packages/import-engine/src/planted.ts',
    code: `import '../../i18n/src/a.ts';`,
    also: { 'packages/i18n/src/a.ts': 'export {};' },
  },
  'sub-app-kit-imports-packages-only': {
    file: 'packages/sub-app-kit/src/planted.ts',
    code: `import '../../../apps/basics/src/inner.ts';`,
    also: { 'apps/basics/src/inner.ts': 'export {};' },
  },
  'ui-knows-no-contract-and-no-language': {
    file: 'packages/ui/src/planted.ts',
    code: `import type { Call } from '@lading/contracts/core';\nexport type Planted = Call;`,
  },
  'data-grid-imports-the-kit-only': {
    file: 'packages/data-grid/src/planted.ts',
    code: `import type { Call } from '@lading/contracts/core';\nexport type Planted = Call;`,
  },
  'data-grid-store-knows-no-page': {
    file: 'packages/data-grid/src/store/planted.ts',
    code: `import '../view/inner.ts';`,
    also: { 'packages/data-grid/src/view/inner.ts': 'export {};' },
  },
  'data-grid-view-does-not-look-up': {
    file: 'packages/data-grid/src/view/planted.ts',
    code: `import '../input/inner.ts';`,
    also: { 'packages/data-grid/src/input/inner.ts': 'export {};' },
  },
  'data-grid-input-does-not-look-up': {
    file: 'packages/data-grid/src/input/planted.ts',
    code: `import '../panels/inner.ts';`,
    also: { 'packages/data-grid/src/panels/inner.ts': 'export {};' },
  },
  'shell-platform-knows-no-feature': {
    file: 'apps/shell/src/platform/planted.ts',
    code: `import '../features/menu/index.ts';`,
    also: { 'apps/shell/src/features/menu/index.ts': 'export {};' },
  },
  'features-do-not-import-each-other': {
    file: 'apps/shell/src/features/tasks/planted.tsx',
    code: `import '../menu/index.ts';`,
    also: { 'apps/shell/src/features/menu/index.ts': 'export {};' },
  },
  'shell-enters-a-feature-by-its-door': {
    file: 'apps/shell/src/app/planted.ts',
    code: `import '../features/menu/inner.ts';`,
    also: { 'apps/shell/src/features/menu/inner.ts': 'export {};' },
  },
  'import-model-imports-neither-steps-nor-wire': {
    file: 'apps/shell/src/features/imports/model/planted.ts',
    code: `import '../wire/inner.ts';`,
    also: { 'apps/shell/src/features/imports/wire/inner.ts': 'export {};' },
  },
  'import-model-has-no-react': {
    file: 'apps/shell/src/features/imports/model/rows/planted.ts',
    code: `import { useState } from 'react';\nexport const planted = useState;`,
    also: { 'node_modules/react/index.js': 'exports.useState = 1;' },
  },
  'import-model-has-no-components': {
    file: 'apps/shell/src/features/imports/model/rows/planted.ts',
    code: `import '../../../../../../../packages/ui/src/inner.ts';`,
    also: { 'packages/ui/src/inner.ts': 'export {};' },
  },
  'import-wire-imports-the-model-only': {
    file: 'apps/shell/src/features/imports/wire/planted.ts',
    code: `import '../steps/inner.ts';`,
    also: { 'apps/shell/src/features/imports/steps/inner.ts': 'export {};' },
  },
  'import-steps-do-not-import-the-wizard': {
    file: 'apps/shell/src/features/imports/steps/upload/planted.ts',
    code: `import '../../use-import-wizard.ts';`,
    also: { 'apps/shell/src/features/imports/use-import-wizard.ts': 'export {};' },
  },
  'import-steps-do-not-import-each-other': {
    file: 'apps/shell/src/features/imports/steps/upload/planted.ts',
    code: `import '../mapping/inner.ts';`,
    also: { 'apps/shell/src/features/imports/steps/mapping/inner.ts': 'export {};' },
  },
  'import-model-root-imports-no-room': {
    file: 'apps/shell/src/features/imports/model/planted.ts',
    code: `import './rows/inner.ts';`,
    also: { 'apps/shell/src/features/imports/model/rows/inner.ts': 'export {};' },
  },
  'import-model-rows-do-not-look-up': {
    file: 'apps/shell/src/features/imports/model/rows/planted.ts',
    code: `import '../checks/inner.ts';`,
    also: { 'apps/shell/src/features/imports/model/checks/inner.ts': 'export {};' },
  },
  'import-model-checks-do-not-look-up': {
    file: 'apps/shell/src/features/imports/model/checks/planted.ts',
    code: `import '../issues/inner.ts';`,
    also: { 'apps/shell/src/features/imports/model/issues/inner.ts': 'export {};' },
  },
  'import-model-issues-do-not-look-up': {
    file: 'apps/shell/src/features/imports/model/issues/planted.ts',
    code: `import '../review/inner.ts';`,
    also: { 'apps/shell/src/features/imports/model/review/inner.ts': 'export {};' },
  },
  'import-model-review-do-not-look-up': {
    file: 'apps/shell/src/features/imports/model/review/planted.ts',
    code: `import '../drafts/inner.ts';`,
    also: { 'apps/shell/src/features/imports/model/drafts/inner.ts': 'export {};' },
  },
  'sub-app-features-do-not-import-each-other': {
    file: 'apps/oms/src/features/products/planted.ts',
    code: `import '../messages/inner.ts';`,
    also: { 'apps/oms/src/features/messages/inner.ts': 'export {};' },
  },
  'apps-do-not-import-each-other': {
    file: 'apps/basics/src/planted.ts',
    code: `import '../../shell/src/inner.ts';`,
    also: { 'apps/shell/src/inner.ts': 'export {};' },
  },
  'server-module-enters-another-by-its-door': {
    file: 'apps/server/src/modules/orders/planted.ts',
    code: `import '../products/product.store.ts';`,
    also: { 'apps/server/src/modules/products/product.store.ts': 'export {};' },
  },
  'server-test-enters-another-module-by-its-door-or-test-data': {
    file: 'apps/server/src/modules/orders/planted.test.ts',
    code: `import '../products/testing/products.ts';\nimport '../products/product.store.ts';`,
    also: {
      'apps/server/src/modules/products/testing/products.ts': 'export {};',
      'apps/server/src/modules/products/product.store.ts': 'export {};',
    },
  },
  'server-platform-knows-no-module': {
    file: 'apps/server/src/platform/planted.ts',
    code: `import '../modules/orders/index.ts';`,
    also: { 'apps/server/src/modules/orders/index.ts': 'export {};' },
  },
  'server-imports-no-screens': {
    file: 'apps/server/src/modules/orders/planted.ts',
    code: `import '../../../../../packages/ui/src/inner.ts';`,
    also: { 'packages/ui/src/inner.ts': 'export {};' },
  },
  'routes-do-not-reach-the-database': {
    file: 'apps/server/src/modules/orders/order.routes.ts',
    code: `import './order.store.ts';`,
    also: { 'apps/server/src/modules/orders/order.store.ts': 'export {};' },
  },
  'stores-and-services-do-not-look-up': {
    file: 'apps/server/src/modules/orders/order.store.ts',
    code: `import './order.service.ts';`,
    also: { 'apps/server/src/modules/orders/order.service.ts': 'export {};' },
  },
  'services-do-not-import-routes': {
    file: 'apps/server/src/modules/orders/order.service.ts',
    code: `import './order.routes.ts';`,
    also: { 'apps/server/src/modules/orders/order.routes.ts': 'export {};' },
  },
  'browser-code-has-no-node-built-ins': {
    file: 'apps/shell/src/features/menu/planted.ts',
    code: `import 'node:fs';`,
  },
  'engine-runs-anywhere': { file: 'packages/import-engine/src/planted.ts', code: `import 'node:zlib';` },
  'no-tests-in-the-product': {
    file: 'packages/api-client/src/planted.ts',
    code: `import './planted.test.ts';`,
    also: { 'packages/api-client/src/planted.test.ts': 'export {};' },
  },
};
