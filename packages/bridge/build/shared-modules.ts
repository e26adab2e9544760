/** React, which the shell serves once for itself and for every sub-app that does not bring its own. */
export const sharedReact = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const;

/** One copy of a library for the shell and those sub-apps that are built and deployed along with it. */
export interface SharedLibrary {
  specifier: string;
  /** What is served of it; everything where absent. The fewer the names, the more of the library is left out. */
  names?: readonly string[];
  /** Its one export is an object; only these members of it are served. */
  object?: { name: string; members: readonly string[] };
}

const baseUiParts = [
  ...['alert-dialog', 'collapsible', 'combobox', 'csp-provider', 'dialog', 'field', 'menu'],
  ...['number-field', 'popover', 'progress', 'radio', 'radio-group', 'select', 'switch', 'toast'],
];

/**
 * The libraries that the shell and our own sub-apps share (decision record 0008). A build that asks one of them for
 * something that is not named here fails and says so.
 */
export const sharedLibraries: readonly SharedLibrary[] = [
  {
    specifier: '@tanstack/react-query',
    names: [
      ...['MutationCache', 'QueryCache', 'QueryClient', 'QueryClientProvider', 'keepPreviousData'],
      ...['queryOptions', 'useMutation', 'useQuery', 'useQueryClient'],
    ],
  },
  {
    specifier: 'react-router',
    names: [
      ...['Link', 'Outlet', 'RouterProvider', 'matchRoutes', 'redirect'],
      ...['createHashRouter', 'useBlocker', 'useLocation', 'useNavigate', 'useParams', 'useRouteError'],
      'useSearchParams',
    ],
  },
  { specifier: 'i18next', names: ['createInstance'] },
  { specifier: 'react-i18next', names: ['I18nContext', 'I18nextProvider', 'useTranslation'] },
  {
    specifier: 'zod',
    object: {
      name: 'z',
      members: [
        ...['NEVER', 'array', 'boolean', 'discriminatedUnion', 'email', 'enum', 'literal', 'looseObject'],
        ...['null', 'number', 'object', 'partialRecord', 'record', 'string', 'templateLiteral', 'union'],
        'unknown',
      ],
    },
  },
  ...baseUiParts.map((part) => ({ specifier: `@base-ui/react/${part}` })),
];
