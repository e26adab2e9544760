/** oms */
const oms = {} as const;

export default oms;
