import { findings, isAdvice, type FindingCode } from '../../src/doctor/findings.ts';
import { code, table, words, type Page } from './page.ts';

/** The page about the doctor, with everything that it can find (EMB-13 e). */
export const doctorPage = (): Page => ({
  title: 'Examine a page from the command line',
  label: 'Doctor',
  order: 5,
  description: 'The doctor finds mistakes in a page without a browser, with line and remedy.',
  body: `\`\`\`sh
npx assess-store-elements doctor https://school.example/order
\`\`\`

looks at a page as its server sends it: at the tags, the configuration, the content security policy of header and \`<meta>\`, the
files of the widgets that the page names, and what they and the services answer to the page's origin (CORS). It reads the
configuration with the widgets' own parser. Of the services it makes only reads that the widgets make too.

\`\`\`
https://school.example/order: 1 finding

line 12  tag.unknown
  There is no widget <assess-quickorder>. Did you mean <assess-quick-order>?
  Correct the name. The reference of the widgets lists all tags.
\`\`\`

| give | for |
|---|---|
| an address | the page that is there, after redirects |
| a file | its HTML; of services and relative addresses nothing is known |
| a file and \`--at https://school.example/order\` | the file as if it had this address |
| \`--json\` | \`{page, findings: [{code, line, what, remedy, isAdvice}]}\` |

It ends with 0 if nothing is wrong, with 1 if it finds something, with 2 if it could not look. Advice is given, and still
ends with 0. A line of 1 also stands for a header. What scripts add to the page later it does not see: for that there is
[the inspector](/docs/integrators/inspector/).

## What it finds

${table(
  ['finding', 'what it means', 'what to do'],
  Object.entries(findings).map(([name, { meaning, remedy }]) => [
    code(name) + (isAdvice(name as FindingCode) ? ' (advice)' : ''),
    words(withCode(meaning)),
    words(withCode(remedy)),
  ]),
)}
`,
});

/** Marks tags as code whole, before a part of one is. */
const withCode = (text: string): string => text.replaceAll(/<[^>]+>/g, (tag) => `\`${tag}\``);
