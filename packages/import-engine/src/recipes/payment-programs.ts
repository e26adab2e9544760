import { recipes } from './recipe.ts';

/** Downloads of payment services, which hold the address that a buyer paid with: PayPal. */
export const paymentProgramRecipes = recipes('order-shipment', [
  {
    key: 'paypal-transactions',
    label: { en: 'PayPal transactions', zh: 'PayPal 交易记录' },
    marks:
      'Gross | Fee | Net | From Email Address | To Email Address | Transaction ID | Address Status | Item Title | Reference Txn ID | Balance Impact',
    needed: 6,
    // Seen from the money: it comes from the buyer, who receives the parcel, and goes to the seller.
    mapping: `
        orderNO < Transaction ID
        createTime < Date
        name < Name
        email < From Email Address
        addressLine1 < Address Line 1
        addressLine2 < Address Line 2/District/Neighborhood
        city < Town/City
        stateCode < State/Province/Region/County/Territory/Prefecture/Republic
        zipCode < Zip/Postal Code
        countryCode < Country Code | Country
        phone < Contact Phone Number
        reference < Invoice Number`,
    unmapped:
      'To Email Address | Shipping Address | Address Status | Item Title | Item ID | Insurance Amount | Shipping and Handling Amount | Reference Txn ID | Custom Number | Receipt ID | Status | Type | Subject | Note',
  },
]);
