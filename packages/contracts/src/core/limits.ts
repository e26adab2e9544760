/** Limits of one import file, as in decision D8; see {@link setFileLimits}. */
const importFile = {
  bytes: 100 * 1024 * 1024,
  rows: 200_000,
  columns: 200,
  cellCharacters: 10_000,
  unzipRatio: 50,
  parseMs: 60_000,
  /** Up to this many rows are answered directly; more become a background job (decision D7). */
  directRows: 1_000,
  /** Rows of one order that are checked in one call. Ours. */
  checkedRows: 500,
  /** Files of one organization that may wait for a worker of a node; more are refused. Ours. */
  waitingMost: 8,
  /** How long an import can be reverted. Ours. */
  revertDays: 30,
};

/** Names of the limits of a file that an operator may set (decision D8). */
export const fileLimitNames = [
  'bytes',
  'rows',
  'columns',
  'cellCharacters',
  'unzipRatio',
  'parseMs',
] as const;

/** The limits of a file that an operator may set. */
export type FileLimits = Record<(typeof fileLimitNames)[number], number>;

/** The current limits of a file. */
export const fileLimits = (): FileLimits =>
  Object.fromEntries(fileLimitNames.map((name) => [name, importFile[name]])) as FileLimits;

/** The default limits of a file, unless an operator sets others. */
export const usualFileLimits: Readonly<FileLimits> = /* @__PURE__ */ fileLimits();

/**
 * Sets the limits of a file, once when a thread starts: the server's from its configuration, a worker's and the shell's from the
 * server's.
 */
export function setFileLimits(given: FileLimits): void {
  for (const name of fileLimitNames) importFile[name] = given[name];
}

/** Every number of spec §9 and decision D8, in one place. Times are milliseconds, sizes bytes, unless a name says otherwise. */
export const limits = {
  http: { timeoutMs: 60_000, chunkLoadTimeoutMs: 120_000 },
  push: { heartbeatMs: 10_000, reconnectMs: 5_000 },
  polls: { storeSyncMs: 5_000, tasksMs: 10_000 },
  /**
   * `keepDays`: how long the file of an export and the rows of a failed import are kept. `recordDays`: how long a task itself is
   * kept after its end, with its receipt. `waitingMost`: imports and exports of one organization that may wait or run; more are
   * refused. All are ours.
   */
  tasks: {
    popoverPageSize: 50,
    popoverShown: 5,
    fullPageSize: 20_000,
    importResultsInSummary: 3,
    keepDays: 7,
    recordDays: 365,
    waitingMost: 20,
  },
  messages: { badgeMaximum: 99, popoverWidthPx: 486, dialogWidthPx: 680, popoverPageSize: 5 },
  autoHideMs: 5_000,
  loginSplashMs: 2_200,
  unreadFirstLoadMs: 500,
  tooltipDelayMs: 100,
  weight: { ouncesPerPound: 16, gramsPerKilogram: 1_000 },
  /** Ours except the name: fields of a mapping, characters of a field's id, templates that an organization may store per import type. */
  template: { nameMaximum: 64, fields: 200, fieldIdCharacters: 20, kept: 200 },
  /** Characters of an identifier, of any origin. Ours. */
  idCharacters: 64,
  reference: { maximum: 30 },
  mapping: { fieldsPerColumn: 15, matchedTexts: 60, matchedCharacters: 200 },
  amount: { minimum: 0, maximum: 999_999_999, decimals: 2 },
  grid: { rowHeightPx: 40, virtualThresholdX: 60, virtualThresholdY: 50 },
  importFile: importFile as Readonly<typeof importFile>,
  /**
   * `countedMost`: the total of a list is exact up to here (decision D16). `numberedMost`: a page by number of a longer list begins within
   * these rows.
   */
  list: { pageSizeMaximum: 200, pageSizeDefault: 50, countedMost: 10_000, numberedMost: 100_000 },
  /** Saved views per list and person; ours. */
  listViews: { perList: 50, nameMaximum: 64, addressMaximum: 2_000 },
  /** Wire codes (spec §9). */
  codes: {
    orderImportType: 102,
    taskInProgress: 1,
    taskSuccess: 2,
    taskFailed: 3,
    freightImport: 10,
    parcelImport: 11,
  },
} as const;

/** Formats of spec §9, in the dayjs/moment notation of the specification; times are in the user's zone. */
export const timeFormats = {
  default: 'YYYY-MM-DD HH:mm:ss',
  message: 'MM-DD HH:mm',
  task: 'MM/DD/YYYY HH:mm:ss',
} as const;
