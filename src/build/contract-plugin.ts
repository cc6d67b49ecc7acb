import type { Plugin } from 'vite';
import { widgets } from '../widgets/widget-list.ts';
import { COMMON_ATTRIBUTES } from '../widgets/kit/element/shared-contract.ts';
import type { AttributeSpec, WidgetContract } from '../widgets/kit/element/widget-contract.ts';

const COMMON = '/src/widgets/kit/element/shared-contract.ts';
const NAMES = '/src/widgets/kit/element/widget-names.ts';
const CONTRACT = /\/src\/widgets\/[\w-]+\/([\w-]+)\.widget\.ts$/;

/** Reduces the contracts in the shipped chunks to what the elements need: descriptions are documentation, and left out. */
export const contractPlugin = (): Plugin => ({
  name: 'assess-contract',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (id.endsWith(COMMON)) return exporting('COMMON_ATTRIBUTES', bareAttributes(COMMON_ATTRIBUTES));
    if (id.endsWith(NAMES))
      return exporting(
        'widgetNames',
        widgets.map(({ tag }) => tag.replace('assess-', '')),
      );
    const [, name] = CONTRACT.exec(id) ?? [];
    const contract = widgets.find(({ tag }) => tag === `assess-${name}`);
    const [, exported] = /export const (\w+) =/.exec(code) ?? [];
    if (contract === undefined || exported === undefined) return null;
    return exporting(exported, bare(contract));
  },
});

const exporting = (name: string, value: object) => ({
  code: `export const ${name} = ${JSON.stringify(value)};`,
  map: null,
});

const bare = ({ tag, dom, attributes, data, slots }: WidgetContract) => ({
  tag,
  dom,
  data,
  attributes: bareAttributes(attributes),
  ...(Object.keys(slots).some(Boolean) && {
    slots: Object.fromEntries(Object.keys(slots).map((name) => [name, ''])),
  }),
});

const bareAttributes = (attributes: WidgetContract['attributes']) =>
  Object.fromEntries(Object.entries(attributes).map(([name, spec]) => [name, undocumented(spec)]));

const undocumented = ({ description: _words, ...spec }: AttributeSpec) => spec;
