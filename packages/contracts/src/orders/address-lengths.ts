/** Maximum lengths of the texts of an order's address, the same in its form, in calls and in imports. */
export const addressLengths = {
  text: 200,
  stateCode: 100,
  zipCode: 20,
  phone: 40,
  email: 254,
} as const;
