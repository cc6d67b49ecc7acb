/** The files that list all widgets, as texts. */
export type Lists = {
  /** src/widgets/widget-list.ts */
  registry: string;
  /** src/widgets/widget-list.test.ts */
  registryTest: string;
  /** tests/architecture/widget-faults.test.ts */
  faultsTest: string;
  /** docs/pages/operators/content-security-policy.md */
  policyPage: string;
};

/** Enters a new widget in every list. Throws if a list no longer has the form that this knows. */
export const listWidget = (
  name: string,
  { registry, registryTest, faultsTest, policyPage }: Lists,
): Lists => ({
  registry: inRegistry(name, registry),
  registryTest: inRegistryTest(name, registryTest),
  faultsTest: put(
    faultsTest,
    /(?<=^const ASK_NOBODY = \[.*)(?=\];$)/m,
    `, 'assess-${name}'`,
    'tests/architecture/widget-faults.test.ts',
  ),
  policyPage: inPolicyPage(name, policyPage),
});

const inRegistry = (name: string, text: string): string => {
  const exported = `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Widget`;
  const imported = `import { ${exported} } from './${name}/${name}.widget.ts';\n`;
  return put(
    put(text, /(?=import type \{ WidgetContract \})/, imported, 'src/widgets/widget-list.ts'),
    /(?=\] as const satisfies)/,
    `  ${exported},\n`,
    'src/widgets/widget-list.ts',
  );
};

const inRegistryTest = (name: string, text: string): string => {
  const rows = [...text.matchAll(/^ {4}'assess-[\w-]+',\n/gm)].map(([row]) => row);
  if (rows.length === 0) throw noPlace('src/widgets/widget-list.test.ts');
  const all = [...rows, `    'assess-${name}',\n`].toSorted();
  return text.replace(rows.join(''), all.join(''));
};

/** A row in the table of what a content security policy must allow. */
const inPolicyPage = (name: string, text: string): string =>
  put(
    text,
    /(?=^\| any of them, where the setting is there)/m,
    `| \`<assess-${name}>\` | | |\n`,
    'docs/pages/operators/content-security-policy.md',
  );

const put = (text: string, at: RegExp, added: string, where: string): string => {
  if (!at.test(text)) throw noPlace(where);
  return text.replace(at, () => added);
};

const noPlace = (where: string): Error =>
  new Error(
    `The new widget has no place in ${where}: its list has another form. Mend src/build/new/list-widget.ts.`,
  );
