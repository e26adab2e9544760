/** What a call answers. @throws Error with the whole answer when it is refused */
export async function dataOf<Data>(
  answer: Promise<{ result: 'OK'; data: Data } | { result: 'ERR' }>,
): Promise<Data> {
  const given = await answer;
  if (given.result !== 'OK') throw new Error(JSON.stringify(given));
  return given.data;
}
