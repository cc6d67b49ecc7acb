/** Re-exports the function for a single `import()`, as `read-cart.ts` needs no more of the code that changes carts. */
export { settleUnanswered } from './change-cart.ts';
