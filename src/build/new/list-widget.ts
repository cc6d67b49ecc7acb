import { camel } from './widget-files.ts';

/** Returns a text with what is put where the pattern matches; undefined if it matches nowhere. */
const put = (text: string | undefined, at: RegExp, added: string): string | undefined =>
  text !== undefined && at.test(text) ? text.replace(at, () => added) : undefined;

/** Enters a new widget in the text of each file that lists all; undefined if the list has another form than is known here. */
const ENTER: Readonly<Record<string, (name: string, text: string) => string | undefined>> = {
  'src/widgets/widget-list.ts': (name, text) => {
    const exported = `${camel(name)}Widget`;
    const imported = `import { ${exported} } from './${name}/${name}.widget.ts';\n`;
    const withImport = put(text, /(?=import type \{ WidgetContract \})/, imported);
    return put(withImport, /(?=\] as const satisfies)/, `  ${exported},\n`);
  },
  'src/widgets/widget-list.test.ts': (name, text) => {
    const rows = [...text.matchAll(/^ {4}'assess-[\w-]+',\n/gm)].map(([row]) => row);
    const all = [...rows, `    'assess-${name}',\n`].toSorted();
    return rows.length === 0 ? undefined : text.replace(rows.join(''), all.join(''));
  },
  'tests/architecture/widget-faults.test.ts': (name, text) =>
    put(text, /(?<=^const ASK_NOBODY = \[.*)(?=\];$)/m, `, 'assess-${name}'`),
  // The table of what a content security policy must allow.
  'docs/pages/operators/content-security-policy.md': (name, text) =>
    put(text, /(?=^\| any of them, where the setting is there)/m, `| \`<assess-${name}>\` | | |\n`),
};

/** The files that list all widgets. */
export const LISTS = Object.keys(ENTER);

/** Returns the text of one of these files with a new widget. Throws if it no longer has the form that this knows. */
export const listWidget = (name: string, file: string, text: string): string => {
  const entered = ENTER[file]?.(name, text);
  if (entered === undefined)
    throw new Error(
      `The new widget has no place in ${file}: its list has another form. Mend src/build/new/list-widget.ts.`,
    );
  return entered;
};
