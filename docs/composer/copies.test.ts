import { describe, expect, it } from 'vitest';
import { everyRow } from '../../tests/support/every-row.ts';
import { widgets } from '../../src/widgets/widget-list.ts';
import { contractFiles } from '../../src/build/contract/contract-files.ts';
import { readState } from './composer-state.ts';
import { configurationBlock, tagOf, waysOf } from './copies.ts';

const RELEASE = {
  version: '1.2.3',
  integrity: {
    'v1.2.3/loader.js': 'sha384-L',
    'v1.2.3/reserve.css': 'sha384-R',
    'chunks/core-1.js': 'sha384-C',
  },
};
const read = (hash: string) => readState(hash, widgets);
const textOf = (hash: string, file: string): string =>
  waysOf(read(hash), RELEASE)
    .flatMap(({ copies }) => copies)
    .find((copy) => copy.file.endsWith(file))?.text ?? '';

const HOSTILE = encodeURIComponent("\"><script>alert(1)</script>{{ x }}`${y}` 'z' \\");

describe('what would end its place', () => {
  it('stays the value of an attribute [EMB-12 c, EMB-12 e]', () => {
    const tag = tagOf(read(`#widget=quick-order&set.heading=${HOSTILE}`));
    expect(tag).not.toContain('<script');
    expect(tag).toContain('heading="&quot;&gt;&lt;script&gt;');
  });

  it('stays a text of the configuration [EMB-12 c, LEAD-08 c]', () => {
    const block = configurationBlock(read(`#text.quick-order.title=${HOSTILE}`));
    expect(block.match(/<\/?script/g)).toHaveLength(2);
    const [, json = ''] = />([^]*?)<\/script>/.exec(block) ?? [];
    const { messages } = JSON.parse(json) as { messages: Record<string, string> };
    expect(messages['quick-order.title']).toBe(decodeURIComponent(HOSTILE));
  });

  everyRow([['Store.vue'], ['Store.tsx'], ['store.js']])('stays a text of %s [EMB-12 c]', (file) => {
    const text = textOf(`#widget=quick-order&set.content=${HOSTILE}&text.quick-order.title=${HOSTILE}`, file);
    expect(text.match(/<\/script/g) ?? []).toHaveLength(file === 'Store.vue' ? 1 : 0);
  });
});

describe('a composed widget', () => {
  const HASH =
    '#widget=header&set.brand=A+%26+B&set.search=false&set.content=%3Cnav%3EN%3C%2Fnav%3E&set.content-brand=%3Cb%3EB%3C%2Fb%3E';

  it('has its attributes and its slots in the tag [EMB-12 c]', () => {
    expect(tagOf(read(HASH))).toBe(
      '<assess-header brand="A &amp; B" search="false">\n  <nav>N</nav>\n  <div slot="brand"><b>B</b></div>\n</assess-header>\n',
    );
  });

  it('has a number as a number in React, where its type asks for one [EMB-12 c]', () => {
    const store = textOf('#widget=quick-order&set.heading-level=3&set.heading=3', 'Store.tsx');
    expect(store).toContain('heading-level={3}');
    expect(store).toContain('heading="3"');
  });

  it('is pinned in HTML: loader, chunks and style sheet by their hashes [EMB-12 c]', () => {
    const html = waysOf(read(HASH), RELEASE)[0]?.copies[0]?.text;
    expect(html).toContain('src="https://shop.example/widgets/v1.2.3/loader.js"\n  integrity="sha384-L"');
    expect(html).toContain('href="https://shop.example/widgets/v1.2.3/reserve.css"\n  integrity="sha384-R"');
    expect(html).toContain('"https://shop.example/widgets/chunks/core-1.js":"sha384-C"');
  });

  it('is given as the tag alone too, for a page that has settings and loader [EMB-12 c]', () => {
    expect(textOf(HASH, 'tag.html')).toBe(tagOf(read(HASH)));
    expect(waysOf(read(HASH), RELEASE)[0]?.says).toContain('Settings and loader stand once on a page');
  });

  it('begins as it is set in AEM and in the Universal Editor [EMB-12 c]', () => {
    expect(textOf(HASH, '_cq_template/.content.xml')).toContain('brand="A &amp; B"');
    const [group] = (JSON.parse(textOf(HASH, 'definition.json')) as { groups: { components: object[] }[] })
      .groups;
    expect(group?.components).toMatchObject([
      { id: 'assess-header', plugins: { aem: { page: { template: { brand: 'A & B', search: 'false' } } } } },
    ]);
  });

  it('has for AEM and the Universal Editor the files of the contracts, for every widget [EMB-12 c]', () => {
    const files = contractFiles(widgets, '1.2.3');
    for (const { tag } of widgets) {
      const hash = `#widget=${tag.replace('assess-', '')}`;
      for (const file of [`${tag}/.content.xml`, `${tag}/${tag}.html`, `${tag}/_cq_dialog/.content.xml`])
        expect(textOf(hash, file)).toBe(files[`aem/${file}`]);
      const [model] = JSON.parse(textOf(hash, 'models.json')) as object[];
      expect(JSON.parse(files['universal-editor/component-models.json'] ?? '')).toContainEqual(model);
    }
  });
});
