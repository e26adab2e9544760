/** Version of the Admin API. One that is no longer kept is answered by the oldest that is. */
export const shopifyVersion = '2025-10';

const lines = `
  nodes {
    sku
    name
    quantity
    currentQuantity
    originalUnitPriceSet { shopMoney { amount } }
    variant { legacyResourceId }
  }
  pageInfo { hasNextPage endCursor }`;

/** Orders that have changed, with their first lines. */
export const ordersQuery = `
query ChangedOrders($first: Int!, $after: String, $query: String!) {
  orders(first: $first, after: $after, query: $query, sortKey: UPDATED_AT) {
    nodes {
      id
      legacyResourceId
      name
      createdAt
      updatedAt
      cancelledAt
      displayFulfillmentStatus
      displayFinancialStatus
      email
      currentTotalPriceSet { shopMoney { amount currencyCode } }
      shippingAddress { name company address1 address2 city provinceCode zip countryCodeV2 phone }
      lineItems(first: 50) {${lines}
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** Further lines of one order. */
export const lineItemsQuery = `
query FurtherLines($id: ID!, $after: String) {
  order(id: $id) {
    lineItems(first: 50, after: $after) {${lines}
    }
  }
}`;
