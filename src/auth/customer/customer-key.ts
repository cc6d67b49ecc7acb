/** The reading of the store's current customer. Null if nobody is signed in. Set only if the session has asked the store. */
export const CUSTOMER_KEY = 'customer';
