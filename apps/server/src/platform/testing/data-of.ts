type Answer<Data> = { result: 'OK'; data: Data } | { result: 'ERR' };

/** The data of a call's answer. @throws Error with the whole answer when it is refused */
export async function dataOf<Data>(answer: Answer<Data> | Promise<Answer<Data>>): Promise<Data> {
  const given = await answer;
  if (given.result !== 'OK') throw new Error(JSON.stringify(given));
  return given.data;
}
