/** The stage of a sub-app's life in which an error happened. */
export type FaultStage = 'registry' | 'load' | 'run' | 'unmount';

/** An error of a sub-app, for the panel and for the shell's report (rule 8). */
export interface SubAppFault {
  /** Name in the registry; empty when the registry itself could not be read. */
  app: string;
  stage: FaultStage;
  error: unknown;
  /** The sub-app cannot continue and has been removed. */
  fatal: boolean;
}
