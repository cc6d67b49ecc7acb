/** Under this name the page's readings hold the store's current customer, null for nobody, where the session asked for it. */
export const CUSTOMER_KEY = 'customer';
