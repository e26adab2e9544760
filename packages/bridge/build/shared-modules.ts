/** React by the files it is served in: once for the shell and for every sub-app that does not bring its own. */
export const reactFiles: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
};

/** The specifiers of React. */
export const sharedReact: readonly string[] = Object.values(reactFiles).flat();

/** One copy of a library for the shell and those sub-apps that are built and deployed along with it. */
export interface SharedLibrary {
  specifier: string;
  /** The file that it shares with others which the same page needs; by default one by itself. */
  file?: string;
  /** What is served of it; everything where absent. The fewer the names, the more of the library is left out. */
  names?: readonly string[];
  /** Its one export is an object; only these members of it are served. */
  object?: { name: string; members: readonly string[] };
}

/** Files of what every page needs, and of what each page behind the sign-in needs besides. */
const texts = 'texts';
const signedIn = 'signed-in';

const baseUiParts = [
  ...['alert-dialog', 'collapsible', 'combobox', 'dialog', 'field', 'menu'],
  ...['number-field', 'popover', 'progress', 'radio', 'radio-group', 'select', 'switch', 'toast'],
];

/**
 * The libraries that the shell and our own sub-apps share (decision record 0008). A build that asks one of them for
 * something that is not named here fails and says so.
 */
export const sharedLibraries: readonly SharedLibrary[] = [
  {
    specifier: '@tanstack/react-query',
    file: signedIn,
    names: [
      ...['MutationCache', 'QueryCache', 'QueryClient', 'QueryClientProvider', 'keepPreviousData'],
      ...['queryOptions', 'useMutation', 'useQuery', 'useQueryClient'],
    ],
  },
  {
    specifier: 'react-router',
    file: signedIn,
    names: [
      ...['Link', 'Outlet', 'RouterProvider', 'matchRoutes', 'redirect'],
      ...['createHashRouter', 'useBlocker', 'useLocation', 'useNavigate', 'useParams', 'useRouteError'],
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
        ...['NEVER', 'array', 'boolean', 'discriminatedUnion', 'email', 'enum', 'literal', 'looseObject'],
        ...['null', 'number', 'object', 'partialRecord', 'record', 'string', 'templateLiteral', 'union'],
        'unknown',
      ],
    },
  },
  { specifier: '@base-ui/react/csp-provider', file: signedIn },
  ...baseUiParts.map((part) => ({ specifier: `@base-ui/react/${part}` })),
];
