/** Where in a sub-app's life a fault happened. */
export type FaultStage = 'registry' | 'load' | 'run' | 'unmount';

/** A fault of a sub-app, for the panel and for the shell's report (rule 8). */
export interface SubAppFault {
  /** Name in the registry; empty when the registry itself could not be read. */
  app: string;
  stage: FaultStage;
  error: unknown;
  /** The sub-app cannot go on and has been taken away. */
  fatal: boolean;
}
