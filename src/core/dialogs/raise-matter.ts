/** The entry point for `import()`. Importing `locale-matters.ts` directly would add code, because others import it statically. */
export { raiseMatter } from './locale-matters.ts';
