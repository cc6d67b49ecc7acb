/** Re-exports the support line for a single `import()`. A module that others import too would bring more code with it. */
export { SupportLine as default } from '../parts/support/SupportLine.tsx';
