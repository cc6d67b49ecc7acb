/** The door for who loads it by `import()`: a module that others import too can't be asked for alone without more code. */
export { raiseMatter } from './locale-matters.ts';
