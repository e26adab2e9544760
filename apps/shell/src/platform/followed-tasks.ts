/** Tasks whose end another part of this tab reports, such as the import dialog that started them, to avoid a second notice. */
export const followedTasks: Set<string> = new Set();
