import type { Platform } from '../../platform/platform.ts';
import type { TaskService } from './task.service.ts';

/** Each hour, expired files, rows and tasks are removed. Call it while modules are registered. */
export function housekeeping({ jobs }: Platform, service: TaskService): void {
  jobs.schedule('tasks.housekeeping', '37 * * * *', () => service.tidyUp());
}
