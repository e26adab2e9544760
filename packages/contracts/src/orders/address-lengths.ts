/** The most characters of each text of an order's address, however it is written: in its form, by a call or by an import. */
export const addressLengths = {
  text: 200,
  stateCode: 100,
  zipCode: 20,
  phone: 40,
  email: 254,
} as const;
