/** Tasks whose end somebody else in this tab will tell, such as the import dialog that started them: nobody tells it twice. */
export const followedTasks: Set<string> = new Set();
