const words = new Set(
  'n/a na n.a. #n/a #ref! #value! #name? #div/0! - -- — – none null nil nan undefined 无 暂无 / \\'.split(
    ' ',
  ),
);

/** Whether a text says that there is nothing, such as "N/A". */
export const isBlankWord = (text: string): boolean => words.has(text.toLowerCase());
