/** The parts of the page's address that determine the brand. */
export type PageAddress = Readonly<Pick<Location, 'hostname' | 'origin' | 'pathname'>>;
