import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setScene } from '../../../../tests/support/scene.ts';
import { drawn, expectProps, place, propsOf, quiet, seesFallback, settle } from './testing/probe-page.ts';
import { defineProbe } from './testing/probe-widget.tsx';

const FALLBACK = '<a data-fallback href="/cart">Cart</a>';

const shownText = (element: Element): string => drawn(element)?.textContent ?? '';

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-assess-author');
  document.body.replaceChildren();
});

describe.each(['shadow', 'light'] as const)('an element in %s DOM', (dom) => {
  const tag = `assess-probe-${dom}`;
  beforeEach(async () => {
    if (customElements.get(tag) === undefined) defineProbe(dom);
    await setScene();
  });

  it('keeps what the author wrote inside until the widget is drawn [EMB-03 part]', async () => {
    const element = place(`<${tag}>${FALLBACK}</${tag}>`);
    expect(seesFallback(element)).toBe(true);
    await expectProps(element, { maxRows: 3 });
    expect(seesFallback(element)).toBe(false);
  });

  it('shows its own fallback and the author’s when it throws, and says so to the page [EMB-04 part]', async () => {
    const errors = quiet('error');
    const heard: unknown[] = [];
    const listen = (event: Event) => heard.push((event as CustomEvent).detail);
    document.addEventListener('assess-error', listen);
    const element = place(`<${tag} label="explode">${FALLBACK}</${tag}>`);
    await expect.poll(() => shownText(element)).toContain('could not be shown');
    document.removeEventListener('assess-error', listen);
    expect(seesFallback(element)).toBe(true);
    expect(heard).toEqual([{ code: 'widget.render', widget: tag }]);
    expect(errors.lines().join('\n')).toContain(`<${tag}> failed (widget.render)`);
  });

  it('brings the author’s content back when it throws later, and mends itself on "Try again" [EMB-04 part]', async () => {
    quiet('error');
    const element = place(`<${tag}>${FALLBACK}</${tag}>`);
    await expectProps(element, { maxRows: 3 });
    element.label = 'explode';
    await expect.poll(() => shownText(element)).toContain('could not be shown');
    await expect.poll(() => seesFallback(element)).toBe(true);
    element.label = 'well again';
    await settle();
    [...(drawn(element)?.querySelectorAll('button') ?? [])].at(0)?.click();
    await expectProps(element, { label: 'well again' });
    await expect.poll(() => seesFallback(element)).toBe(false);
  });

  it('leaves the other widgets alone when it throws [EMB-04 part]', async () => {
    quiet('error');
    const before = place(`<${tag}></${tag}>`);
    const broken = place(`<${tag} label="explode"></${tag}>`);
    const after = place(`<${tag} max-rows="4"></${tag}>`);
    await expect.poll(() => shownText(broken)).toContain('could not be shown');
    await expectProps(before, { maxRows: 3 });
    await expectProps(after, { maxRows: 4 });
  });

  it('says a wrong attribute to authors only [EMB-08 part]', async () => {
    quiet('warn');
    const shopper = place(`<${tag} max-rows="0"></${tag}>`);
    await expectProps(shopper, { maxRows: 3 });
    expect(shownText(shopper)).not.toContain('max-rows');
    shopper.remove();
    await settle();
    await setScene({ config: { author: true } });
    const author = place(`<${tag} max-rows="0"></${tag}>`);
    await expectProps(author, { maxRows: 3 });
    await expect.poll(() => shownText(author)).toContain('max-rows="0" is below 1');
    author.setAttribute('max-rows', '2');
    await expect.poll(() => shownText(author)).not.toContain('is below 1');
  });

  it.each([
    ['missing', '', 'configuration is missing: put data-commerce-base'],
    ['not JSON', '{"commerceBase": ', 'is not valid JSON: '],
    ['without commerceBase', '{"locale": "fr-ca"}', 'commerceBase must say where the commerce calls go'],
  ])(
    'says a configuration that is %s to authors only, and keeps their content [EMB-08 part]',
    async (_, text, says) => {
      const { forgetConfiguration } = await import('../../../core/config/read-page-config.ts');
      forgetConfiguration();
      const said = quiet('error');
      const script = place('<script type="application/json" data-assess-config></script>');
      if (text === '') script.remove();
      else script.textContent = text;

      const shopper = place(`<${tag}>${FALLBACK}</${tag}>`);
      await settle();
      expect(propsOf(shopper)).toBeUndefined();
      expect(seesFallback(shopper)).toBe(true);
      expect(shownText(shopper)).toBe('');

      document.documentElement.setAttribute('data-assess-author', '');
      const author = place(`<${tag}>${FALLBACK}</${tag}>`);
      await expect.poll(() => shownText(author)).toContain(says);
      expect(seesFallback(author)).toBe(true);
      expect(said.lines().every((line) => line.startsWith('Assess widgets: '))).toBe(true);
    },
  );

  it('says a wrong configuration once a page, in the console and to its author [EMB-08]', async () => {
    const { forgetConfiguration } = await import('../../../core/config/read-page-config.ts');
    forgetConfiguration();
    const said = quiet('error');
    document.documentElement.setAttribute('data-assess-author', '');
    place(`<script type="application/json" data-assess-config>{"x-${dom}": 1}</script>`);
    const [first, second] = [place(`<${tag}>${FALLBACK}</${tag}>`), place(`<${tag}></${tag}>`)];
    await expect.poll(() => shownText(first)).toContain('commerceBase must say where the commerce calls go');
    await settle();
    expect(shownText(second)).toBe('');
    expect(said.lines().filter((line) => line.includes('is not a setting'))).toEqual([
      `Assess widgets: x-${dom} is not a setting of these widgets; check its spelling.`,
    ]);
  });

  it('stands back from another protocol on the page: its content stays and the console says why [EMB-05 part]', async () => {
    const key = Symbol.for('assess-widgets');
    Object.defineProperty(globalThis, key, { value: { protocol: 99, version: '9.0.0' }, configurable: true });
    const said = [quiet('error'), quiet('warn')];
    const element = place(`<${tag}>${FALLBACK}</${tag}>`);
    await expect.poll(() => said.flatMap(({ lines }) => lines()).join()).toContain('speaks protocol 99');
    expect(seesFallback(element)).toBe(true);
    Reflect.deleteProperty(globalThis, key);
  });
});
