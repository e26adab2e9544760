/** The links of the rows of a list of orders, which open them. The button for a new order is a link as well. */
export const rowsOfOrders = 'a[href*="#/orders/"]:not([href*="#/orders/new"])';
