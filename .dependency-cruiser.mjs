/**
 * The borders of the house (docs/map.md). Workspace imports must *resolve* for these rules to see them, hence
 * `not-resolvable`; scripts/borders.test.ts plants a violation of every rule and expects it to be caught.
 */
const browser =
  '^(packages/(ui|bridge/src|api-client|i18n/src|sub-app-kit)|apps/(shell|shipping|basics|oms)/src)/';
const isTest = '[.](test|bench)[.]tsx?$|/testing/|/harness/|/gallery/';

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
      name: 'sub-app-features-do-not-import-each-other',
      severity: 'error',
      from: { path: '^apps/(shipping|basics|oms)/src/features/([^/]+)/' },
      to: { path: '^apps/(shipping|basics|oms)/src/features/', pathNot: '^apps/$1/src/features/$2/' },
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
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: {
        path: '^apps/server/src/modules/[^/]+/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index[.]ts$'],
      },
    },
    {
      name: 'server-platform-knows-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: isTest },
      to: { path: '^apps/server/src/modules/' },
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
      to: { path: '[.](service|routes)[.]ts$' },
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
