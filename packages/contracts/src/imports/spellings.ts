/** Reads a list written as text, "Weight | Gross weight | 毛重": long lists of spellings stay readable in a field table. */
export function spellings(list: string): readonly string[] {
  return list
    .split('|')
    .map((spelling) => spelling.trim())
    .filter((spelling) => spelling !== '');
}
