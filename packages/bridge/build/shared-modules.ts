/** React by the files it is served in: once for the shell and for every sub-app that does not bundle its own. */
export const reactFiles: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
};

/** The specifiers of React. */
export const sharedReact: readonly string[] = Object.values(reactFiles).flat();

/** One copy of a library for the shell and the sub-apps that are built and deployed with it. */
export interface SharedLibrary {
  specifier: string;
  /** The file that it shares with other libraries of the same pages; by default its own. */
  file?: string;
  /** The served names; everything by default. Fewer names allow more of the library to be removed. */
  names?: readonly string[];
  /** Its one export is an object; only these members of it are served. */
  object?: { name: string; members: readonly string[] };
}

/** Files that every page needs, and that each page behind the sign-in needs in addition. */
const texts = 'texts';
const signedIn = 'signed-in';

const baseUiParts = [
  'alert-dialog',
  'collapsible',
  'combobox',
  'dialog',
  'field',
  'menu',
  'number-field',
  'popover',
  'progress',
  'radio',
  'radio-group',
  'select',
  'switch',
  'toast',
];

/**
 * The libraries that the shell and our own sub-apps share (decision record 0008). A build that imports a name not listed here fails
 * with an error.
 */
export const sharedLibraries: readonly SharedLibrary[] = [
  {
    specifier: '@tanstack/react-query',
    file: signedIn,
    names: [
      'MutationCache',
      'QueryCache',
      'QueryClient',
      'QueryClientProvider',
      'keepPreviousData',
      'queryOptions',
      'skipToken',
      'useMutation',
      'useQuery',
      'useQueryClient',
    ],
  },
  {
    specifier: 'react-router',
    file: signedIn,
    names: [
      'Link',
      'Outlet',
      'RouterProvider',
      'matchRoutes',
      'redirect',
      'createHashRouter',
      'useBlocker',
      'useLocation',
      'useNavigate',
      'useNavigationType',
      'useParams',
      'useRouteError',
      'useSearchParams',
    ],
  },
  { specifier: 'i18next', file: texts, names: ['createInstance'] },
  { specifier: 'react-i18next', file: texts, names: ['I18nContext', 'I18nextProvider', 'useTranslation'] },
  {
    specifier: 'zod',
    file: signedIn,
    object: {
      name: 'z',
      members: [
        'NEVER',
        'array',
        'boolean',
        'discriminatedUnion',
        'email',
        'enum',
        'literal',
        'looseObject',
        'null',
        'number',
        'object',
        'partialRecord',
        'record',
        'string',
        'templateLiteral',
        'union',
        'unknown',
      ],
    },
  },
  { specifier: '@base-ui/react/csp-provider', file: signedIn },
  ...baseUiParts.map((part) => ({ specifier: `@base-ui/react/${part}` })),
];
