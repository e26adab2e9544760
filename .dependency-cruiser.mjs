/**
 * The borders of the house (docs/map.md). Workspace imports must *resolve* for these rules to see them, hence
 * `not-resolvable`; scripts/borders.test.ts plants a violation of every rule and expects it to be caught.
 */
const browser =
  '^(packages/(ui|data-grid|bridge/src|api-client|i18n/src|sub-app-kit)|apps/(shell|shipping|basics|oms|floor)/src)/';
const isTest = '[.](test|bench)[.]tsx?$|/testing/|/harness/|/gallery/';

/** The import wizard: wizard → steps → wire → model, and within the model each room imports only those before it. */
const imports = '^apps/shell/src/features/imports/';
const modelRooms = ['rows', 'checks', 'issues', 'review', 'drafts'];

/** What `ui` has without React: turns, the observable, keys of input methods and texts to compare. */
const plainUi = 'ui/src/(comparable|copy-text|is-composing|observable|page-turn)[.]ts$';

export default {
  forbidden: [
    {
      name: 'not-resolvable',
      severity: 'error',
      comment: 'An import that does not resolve escapes every other rule.',
      from: {},
      to: { couldNotResolve: true },
    },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contracts-import-zod-only',
      severity: 'error',
      from: { path: '^packages/contracts/src/', pathNot: isTest },
      to: { pathNot: ['^packages/contracts/', 'node_modules/zod/'] },
    },
    {
      name: 'packages-import-contracts-only',
      severity: 'error',
      from: { path: '^packages/(import-engine|api-client|bridge|i18n)/' },
      to: { path: '^(apps|packages)/', pathNot: ['^packages/contracts/', '^packages/$1/'] },
    },
    {
      name: 'sub-app-kit-imports-packages-only',
      severity: 'error',
      from: { path: '^packages/sub-app-kit/' },
      to: { path: '^(apps/|packages/import-engine/)' },
    },
    {
      name: 'ui-knows-no-contract-and-no-language',
      severity: 'error',
      from: { path: '^packages/ui/' },
      to: { path: '^(apps|packages)/|node_modules/(zod|i18next|react-i18next)/', pathNot: '^packages/ui/' },
    },
    {
      name: 'data-grid-imports-the-kit-only',
      comment: 'It has no contract and no language: texts come as props.',
      severity: 'error',
      from: { path: '^packages/data-grid/' },
      to: {
        path: '^(apps|packages)/|node_modules/(zod|i18next|react-i18next)/',
        pathNot: '^packages/(data-grid|ui)/',
      },
    },
    {
      name: 'data-grid-store-knows-no-page',
      comment:
        'The rows are plain data: neither React nor what shows them. Turns, observables and compared texts are the house’s own.',
      severity: 'error',
      from: { path: '^packages/data-grid/src/store/', pathNot: isTest },
      to: { pathNot: `^packages/(data-grid/src/store/|${plainUi})` },
    },
    {
      name: 'data-grid-view-does-not-look-up',
      severity: 'error',
      from: { path: '^packages/data-grid/src/view/', pathNot: isTest },
      to: { pathNot: `^packages/(data-grid/src/(store|view)/|${plainUi})` },
    },
    {
      name: 'data-grid-input-does-not-look-up',
      severity: 'error',
      from: { path: '^packages/data-grid/src/input/', pathNot: isTest },
      to: { pathNot: `^packages/(data-grid/src/(store|view|input)/|${plainUi})` },
    },
    {
      name: 'shell-platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/shell/src/platform/' },
      to: { path: '^apps/shell/src/(features|app)/' },
    },
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/shell/src/features/([^/]+)/' },
      to: { path: '^apps/shell/src/(features|app)/', pathNot: '^apps/shell/src/features/$1/' },
    },
    {
      name: 'shell-enters-a-feature-by-its-door',
      severity: 'error',
      from: { path: '^apps/shell/src/app/' },
      to: {
        path: '^apps/shell/src/features/[^/]+/',
        pathNot: '^apps/shell/src/features/[^/]+/index[.]tsx?$',
      },
    },
    {
      name: 'import-model-imports-neither-steps-nor-wire',
      severity: 'error',
      from: { path: `${imports}model/` },
      to: { path: imports, pathNot: `${imports}model/` },
    },
    {
      name: 'import-model-has-no-react',
      comment: 'The rows, their checks and the state of the wizard are plain data and functions.',
      severity: 'error',
      from: { path: `${imports}model/`, pathNot: isTest },
      to: { path: 'node_modules/(react|react-dom|react-i18next|@tanstack/react-query)/' },
    },
    {
      name: 'import-model-has-no-components',
      severity: 'error',
      from: { path: `${imports}model/`, pathNot: isTest },
      to: { path: '^packages/(ui|sub-app-kit)/', pathNot: plainUi },
    },
    {
      name: 'import-wire-imports-the-model-only',
      severity: 'error',
      from: { path: `${imports}wire/` },
      to: { path: imports, pathNot: `${imports}(wire|model)/` },
    },
    {
      name: 'import-steps-do-not-import-the-wizard',
      severity: 'error',
      from: { path: `${imports}steps/` },
      to: { path: imports, pathNot: `${imports}(steps|wire|model)/` },
    },
    {
      name: 'import-steps-do-not-import-each-other',
      severity: 'error',
      from: { path: `${imports}steps/([^/]+)/` },
      to: { path: `${imports}steps/[^/]+/`, pathNot: `${imports}steps/$1/` },
    },
    {
      name: 'import-model-root-imports-no-room',
      comment: 'What stands in model/ itself is shared by its rooms.',
      severity: 'error',
      from: { path: `${imports}model/[^/]+$`, pathNot: isTest },
      to: { path: `${imports}model/[^/]+/` },
    },
    ...modelRooms.slice(0, -1).map((room, at) => ({
      name: `import-model-${room}-do-not-look-up`,
      severity: 'error',
      from: { path: `${imports}model/${room}/`, pathNot: isTest },
      to: { path: `${imports}model/(${modelRooms.slice(at + 1).join('|')})/` },
    })),
    {
      name: 'sub-app-features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/(shipping|basics|oms|floor)/src/features/([^/]+)/' },
      to: { path: '^apps/(shipping|basics|oms|floor)/src/features/', pathNot: '^apps/$1/src/features/$2/' },
    },
    {
      name: 'apps-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'server-module-enters-another-by-its-door',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/', pathNot: isTest },
      to: {
        path: '^apps/server/src/modules/[^/]+/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index[.]ts$'],
      },
    },
    {
      name: 'server-test-enters-another-module-by-its-door-or-test-data',
      comment:
        'A test stands in the capability that it is about; records of others come from their `testing` folders.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/.*(?:testing/|[.]test[.]ts$)' },
      to: {
        path: '^apps/server/src/modules/[^/]+/',
        pathNot: [
          '^apps/server/src/modules/$1/',
          '^apps/server/src/modules/[^/]+/index[.]ts$',
          '^apps/server/src/modules/.+/testing/',
        ],
      },
    },
    {
      name: 'server-platform-knows-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: isTest },
      to: { path: '^apps/server/src/modules/' },
    },
    {
      name: 'server-imports-no-screens',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^packages/(ui|data-grid|sub-app-kit|bridge|i18n)/' },
    },
    {
      name: 'routes-do-not-reach-the-database',
      severity: 'error',
      from: { path: '[.]routes[.]ts$' },
      to: { path: '[.]store[.]ts$|node_modules/(kysely|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'stores-and-services-do-not-look-up',
      severity: 'error',
      from: { path: '[.]store[.]ts$' },
      to: { path: '[.](service|routes|job|worker)[.]ts$' },
    },
    {
      name: 'services-do-not-import-routes',
      severity: 'error',
      from: { path: '[.]service[.]ts$' },
      to: { path: '[.]routes[.]ts$' },
    },
    {
      name: 'browser-code-has-no-node-built-ins',
      severity: 'error',
      from: { path: browser, pathNot: isTest },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'engine-runs-anywhere',
      severity: 'error',
      from: { path: '^packages/import-engine/', pathNot: isTest },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-tests-in-the-product',
      severity: 'error',
      from: { pathNot: `${isTest}|^e2e/|^benches/|^scripts/|vitest[.]|vite[.]` },
      to: { path: '[.]test[.]tsx?$' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    // The page of the packages we compare with has dependencies of its own, which only its bench installs.
    exclude: { path: '(^|/)(dist|[.]cache|coverage)/|^benches/beside-others/(page[.]js|node_modules/)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
    builtInModules: { add: ['node:sqlite', 'node:test'] },
  },
};
