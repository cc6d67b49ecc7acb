import type { Plugin } from 'vite';
import { widgets } from '../widgets/registry.ts';
import type { AttributeSpec, WidgetContract } from '../widgets/shared/element/widget-contract.ts';

const CONTRACT = /\/src\/widgets\/[\w-]+\/([\w-]+)\.widget\.ts$/;

/** In the shipped chunks a contract is only what the element needs: its words are documentation and stay behind. */
export const contractPlugin = (): Plugin => ({
  name: 'assess-contract',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [, name] = CONTRACT.exec(id) ?? [];
    const contract = widgets.find(({ tag }) => tag === `assess-${name}`);
    const [, exported] = /export const (\w+) =/.exec(code) ?? [];
    if (contract === undefined || exported === undefined) return null;
    return { code: `export const ${exported} = ${JSON.stringify(bare(contract))};`, map: null };
  },
});

const bare = ({ tag, dom, attributes }: WidgetContract) => ({
  tag,
  dom,
  attributes: Object.fromEntries(
    Object.entries(attributes).map(([name, spec]) => [name, undocumented(spec)]),
  ),
});

const undocumented = ({ description: _words, ...spec }: AttributeSpec) => spec;
