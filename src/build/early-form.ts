import { chainTo } from './static-closure.ts';

/** Code of forms: the pieces of the kit, and the libraries that only forms use. A root's style sheets are there before. */
const FORM = /\/src\/widgets\/kit\/forms\/[^?]+\.tsx?$|\/node_modules\/(?:react-hook-form|@floating-ui)\//;
/**
 * What a widget's entry imports statically of the code of forms, in words with the importers between; undefined where
 * nothing. A form loads with the step or dialog that shows it. Source: PERF-05.
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
