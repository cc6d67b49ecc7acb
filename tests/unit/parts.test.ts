import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { everyRow } from '../support/every-row.ts';
import type { WidgetContract } from '../../src/widgets/kit/element/widget-contract.ts';
import { widgets } from '../../src/widgets/widget-list.ts';

type WithParts = Pick<WidgetContract, 'parts'>;

/** Returns the names that a source gives to `part`. A computed name can't be checked and is returned as written. */
const partsIn = (source: string): string[] =>
  [...source.matchAll(/(?<![\w-])part=(?:"([^"]*)"|(\{[^}]*\}))/g)].flatMap(
    ([, names, computed = '']) => names?.split(/\s+/) ?? computed,
  );

/** Returns the parts that the code names and the contract does not. */
const undocumented = ({ parts }: WithParts, sources: readonly string[]): string[] =>
  sources.flatMap(partsIn).filter((part) => !Object.hasOwn(parts, part));

const sourcesOf = (tag: string): string[] =>
  globSync(`src/widgets/${tag.replace('assess-', '')}/**/*.tsx`, {
    exclude: (name) => name.endsWith('.browser.test.tsx'),
  }).map((file) => readFileSync(file, 'utf8'));

describe('a part in the code of a widget', () => {
  everyRow([
    ['<i part="row" />', []],
    ['<i part="row gone" />', ['gone']],
    ['<i part={name} />', ['{name}']],
    ['<i data-part="code" />', []],
  ])('in %s leaves %j undocumented (planted) [EMB-07]', (source, expected) => {
    expect(undocumented({ parts: { row: 'One row.' } }, [source])).toEqual(expected);
  });

  everyRow(widgets.map((widget) => [widget.tag, widget] as const))(
    'is in its contract: %s [EMB-07]',
    (tag, widget) => {
      expect(undocumented(widget, sourcesOf(tag))).toEqual([]);
    },
  );

  it('is never named by what widgets share: the contract of each says what it has [EMB-07]', () => {
    const shared = globSync('src/widgets/{kit,parts}/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
    // `{part}` and `{name}` only pass on the name that a widget gave.
    expect(shared.flatMap(partsIn).filter((name) => !['{part}', '{name}'].includes(name))).toEqual([]);
  });
});
