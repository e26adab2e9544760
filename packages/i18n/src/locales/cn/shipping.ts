/** shipping */
const shipping = {} as const;

export default shipping;
