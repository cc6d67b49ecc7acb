/** Re-exports the function for a single `import()`. A module that others import too would bring more code with it. */
export { addToCart } from '../../../api/cart/change-cart.ts';
