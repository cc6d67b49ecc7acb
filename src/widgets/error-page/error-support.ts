/** The door for who loads it by `import()`: a module that others import too can't be asked for alone without more code. */
export { SupportLine as default } from '../parts/support/SupportLine.tsx';
