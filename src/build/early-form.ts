import { chainTo } from './static-closure.ts';

/**
 * Matches the code of forms: the kit's parts and the libraries that only forms use. The style sheets of a root are not part
 * of it.
 */
const FORM = /\/src\/widgets\/kit\/forms\/[^?]+\.tsx?$|\/node_modules\/(?:react-hook-form|@floating-ui)\//;
/**
 * Returns a message if a widget's entry statically imports the code of forms, with the chain of importers. Undefined if it
 * does not. A form must load with the step or dialog that shows it. Source: PERF-05.
 */
export const earlyForm = (
  widget: string,
  closure: ReadonlyMap<string, string | undefined>,
): string | undefined => {
  const found = [...closure.keys()].find((id) => FORM.test(id));
  return (
    found &&
    `The entry of ${widget} imports a form's code at once, and may only load it late: ${chainTo(found, closure).join(' → ')}`
  );
};
