/** What of the page's address a brand hangs on. */
export type PageAddress = Readonly<Pick<Location, 'hostname' | 'origin' | 'pathname'>>;
