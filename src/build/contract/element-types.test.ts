import { beforeAll, describe, expect, it } from 'vitest';
import { everyRow } from '../../../tests/support/every-row.ts';
import { widgets } from '../../widgets/widget-list.ts';
import { elementTypes } from './element-types.ts';
import { reactTypes, vueTypes } from './jsx-types.ts';
import { compileFixtures, type Diagnostics } from './testing/compile-fixtures.ts';
import { sampleWidget } from './testing/sample-widget.ts';

const all = [...widgets, sampleWidget];
const CONTRACT = '../../../src/widgets/kit/element/widget-contract.ts';
const SAMPLE = '../../../src/build/contract/testing/sample-widget.ts';

const HEAD = `import './elements.d.ts';\nimport './react.d.ts';
const cart = document.querySelector('assess-cart')!;\nconst list = document.createElement('assess-sample-list');\n`;

const wrong: [title: string, code: string, says: RegExp][] = [
  ['a property of a wrong type', `list.maxRows = '5';`, /not assignable to type 'number'/],
  ['a value that is not of an enumeration', `list.sortBy = 'size';`, /"name" \| "price"/],
  ['a common attribute’s wrong value', `cart.theme = 'blue';`, /'"blue"' is not assignable/],
  ['a property that is none', `cart.maxRows = 5;`, /'maxRows' does not exist/],
  ['an event that is none', `cart.addEventListener('assess-cart-removd', () => {});`, /No overload/],
  [
    'an event that the tag does not send',
    `cart.addEventListener('assess-quick-order-before-clear', () => {});`,
    /No overload/,
  ],
  ['a removal of an event that is none', `cart.removeEventListener('assess-x', () => {});`, /No overload/],
  [
    'a detail that the event has not',
    `cart.addEventListener('assess-cart-removed', (event) => event.detail.from);`,
    /'from' does not exist/,
  ],
  [
    'a listener for another detail',
    `document.addEventListener('assess-cart-removed', (event: CustomEvent<{ code: number }>) => event);`,
    /No overload/,
  ],
  ['a wrong value in JSX', `export const a = <assess-sample-list max-rows="many" />;`, /not assignable/],
  [
    'a number out of a narrow range',
    `document.createElement('assess-quick-order').headingLevel = 9;`,
    /'9' is not/,
  ],
  [
    'a number out of a narrow range in JSX',
    `export const a = <assess-quick-order heading-level={9} />;`,
    /"heading-level": 9; }' is not assignable/,
  ],
  [
    'a text for a number out of its range',
    `export const a = <assess-quick-order heading-level="1" />;`,
    /"heading-level": "1"; }' is not assignable/,
  ],
  [
    'a code of an error that is none',
    `cart.addEventListener('assess-error', ({ detail }) => detail.code === 'widget.strat');`,
    /no overlap/,
  ],
  ['a false switch in JSX', `export const a = <assess-sample-list open-on-add={false} />;`, /not assignable/],
  ['a wrong enumeration in JSX', `export const a = <assess-cart theme="blue" />;`, /not assignable/],
  [
    'a wrong detail in JSX',
    `export const a = <assess-cart onassess-cart-removed={(event) => event.detail.from} />;`,
    /'from' does not exist/,
  ],
  [
    'an answer that is no promise',
    `cart.addEventListener('assess-cart-before-remove', (event) => event.detail.waitUntil(false));`,
    /No overload|not assignable/,
  ],
  ['a tag that is none', `export const a = <assess-carts />;`, /'assess-carts' does not exist/],
];

const right: [title: string, code: string][] = [
  ['properties', `list.maxRows = 5; list.heading = undefined; list.sortBy = 'price'; cart.theme = 'dark';`],
  [
    'an event of the tag',
    `const stay = (event: CustomEvent<{ code: string }>) => event.preventDefault();
     cart.addEventListener('assess-cart-removed', stay, { once: true });
     cart.removeEventListener('assess-cart-removed', stay);`,
  ],
  [
    'a wait for the page’s answer, and a wish of the page',
    `import type { AssessRequests } from './elements.d.ts';
     cart.addEventListener('assess-cart-before-remove', (event) => event.detail.waitUntil(Promise.resolve(false)));
     const detail: AssessRequests['assess-cart-add'] = { code: 'LMS4-KIT', quantity: 1 };
     document.dispatchEvent(new CustomEvent('assess-cart-add', { detail }));`,
  ],
  [
    'any other event, and a name known later',
    `cart.addEventListener('click', (event) => event.clientX);
     cart.addEventListener('their-event', (event) => event.type);
     declare const name: string;
     cart.addEventListener(name, () => {});`,
  ],
  [
    'the events on what is around a widget',
    `document.addEventListener('assess-cart-changed', (event) => event.detail.currency.length);
     window.addEventListener('assess-error', (event) => event.detail.code);
     document.body.addEventListener('assess-cart-added', (event) => event.detail.lines.length);`,
  ],
  [
    'numbers of a narrow range',
    `document.createElement('assess-quick-order').headingLevel = 6;
     export const a = [<assess-quick-order heading-level={3} />, <assess-quick-order heading-level="2" />];`,
  ],
  ['an element as any other', `const any: HTMLElement = cart; document.body.append(list, any);`],
  [
    'attributes, events and a ref in JSX',
    `import { createRef } from 'react';
     import type { AssessSampleListElement } from './elements.d.ts';
     const ref = createRef<AssessSampleListElement>();
     export const a = (
       <assess-sample-list ref={ref} max-rows={5} row-offset="2" heading="Samples" compact open-on-add="false"
         theme="dark" row-data="[]" className="wide" class="wide" slot="x"
         onassess-cart-added={(event) => ref.current?.setAttribute('x', String(event.detail.lines.length))}
       ><p>Order by phone</p></assess-sample-list>
     );`,
  ],
  [
    'what a component gets as its props',
    `import type { WidgetProps } from '${CONTRACT}';
     import { sampleWidget } from '${SAMPLE}';
     import type { AssessSampleListElement } from './elements.d.ts';
     type Props = WidgetProps<typeof sampleWidget>;
     type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
     export const same: Same<Props, { [K in keyof Props]: AssessSampleListElement[K] }> = true;
     export const keys: Same<keyof Props | 'theme', keyof AssessSampleListElement & (keyof Props | 'theme')> = true;`,
  ],
  [
    'a tag in a Vue template',
    `import type { GlobalComponents } from 'vue';
     import './vue.d.ts';
     export const props: InstanceType<GlobalComponents['assess-cart']>['$props'] = {
       theme: 'dark', id: 'cart', onAssessCartRemoved: (event) => event.detail.code,
     };`,
  ],
];

const fileOf = (kind: string, place: number) => `${kind}-${place}.tsx`;

describe('the types of the elements', () => {
  let found: Diagnostics = new Map();

  beforeAll(async () => {
    const fixtures = [
      ...wrong.map(([, code], place) => [fileOf('wrong', place), `${HEAD}${code}\nexport {};\n`]),
      ...right.map(([, code], place) => [fileOf('right', place), `${HEAD}${code}\nexport {};\n`]),
    ];
    found = await compileFixtures({
      'elements.d.ts': elementTypes(all),
      'react.d.ts': reactTypes(all),
      'vue.d.ts': vueTypes(all),
      'node_modules/vue/index.d.ts':
        'export interface GlobalComponents {}\nexport interface HTMLAttributes { id?: string }\n',
      ...Object.fromEntries(fixtures),
    });
  }, 60_000);

  everyRow(wrong.map(([title, , says], place) => [title, place, says] as const))(
    'refuse %s [EMB-07]',
    (_title, place, says) => {
      expect(found.get(fileOf('wrong', place))).toMatch(says);
    },
  );

  everyRow(right.map(([title], place) => [title, place] as const))('take %s [EMB-07]', (_title, place) => {
    expect(found.get(fileOf('right', place))).toBeUndefined();
  });

  it('have no error themselves, nor any file but the wrong ones [EMB-07]', () => {
    expect([...found.keys()].filter((file) => !file.startsWith('wrong-'))).toEqual([]);
  });
});
