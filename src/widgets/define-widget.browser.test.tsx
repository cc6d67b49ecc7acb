import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setScene } from '../../tests/support/scene.ts';
import {
  buttonOf,
  drawn,
  expectProps,
  place,
  propsOf,
  quiet,
  settle,
  type ProbeElement,
} from './kit/element/testing/probe-page.ts';
import { defineProbe } from './kit/element/testing/probe-widget.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe.each(['shadow', 'light'] as const)('an element in %s DOM', (dom) => {
  const tag = `assess-probe-${dom}`;
  beforeEach(async () => {
    if (customElements.get(tag) === undefined) defineProbe(dom);
    await setScene();
  });

  it('counts properties that were set before it was defined [EMB-09 part]', async () => {
    const early = place(`<assess-late-${dom} max-rows="9"></assess-late-${dom}>`);
    early.open = true;
    early.data = { from: 'page' };
    early.maxRows = 12;
    defineProbe(dom, 'late');
    await expectProps(early, { open: true, maxRows: 12, data: { from: 'page' } });
    expect(Object.hasOwn(early, 'open')).toBe(false);
  });

  it('is not defined twice, and says so instead of throwing [EMB-05 part]', () => {
    const said = quiet('info');
    const first = customElements.get(tag);
    expect(() => defineProbe(dom)).not.toThrow();
    expect(customElements.get(tag)).toBe(first);
    expect(said.lines().join()).toContain(`<${tag}> is already defined`);
  });

  it.each([
    ['open', true],
    ['open=""', true],
    ['open="open"', true],
    ['open="true"', true],
    ['open="false"', false],
    ['', false],
  ])('reads a boolean by presence: <tag %s> gives %s [EMB-09 part]', async (attribute, open) => {
    await expectProps(place(`<${tag} ${attribute}></${tag}>`), { open });
  });

  it('has a switch on unless it says "false" [EMB-09 part]', async () => {
    const element = place(`<${tag} shown="false"></${tag}>`);
    await expectProps(element, { shown: false });
    element.removeAttribute('shown');
    await expectProps(element, { shown: true });
  });

  it('resets to the default when an attribute is removed [EMB-09 part]', async () => {
    const element = place(`<${tag} open label="x" max-rows="7" data='{"a":1}'></${tag}>`);
    await expectProps(element, { open: true, label: 'x', maxRows: 7, data: { a: 1 } });
    for (const name of ['open', 'label', 'max-rows', 'data']) element.removeAttribute(name);
    await expectProps(element, { open: false, maxRows: 3, data: { from: 'default' } });
    expect(propsOf(element)).not.toHaveProperty('label');
  });

  it.each([
    [`data='{"a":'`, 'is not valid JSON'],
    [`max-rows="many"`, 'is not a number'],
    [`max-rows="26"`, 'is above 25'],
    [`theme="bright"`, 'is not one of: auto, light, dark'],
  ])('keeps the default for %s and reports it [EMB-09 part]', async (attribute, problem) => {
    const said = quiet('warn');
    await expectProps(place(`<${tag} ${attribute}></${tag}>`), { maxRows: 3, data: { from: 'default' } });
    const lines = () => said.lines().filter((line) => line.includes(problem));
    await expect.poll(lines).toEqual([expect.stringContaining(`<${tag}>`)]);
  });

  it('follows properties and attributes while it is on the page', async () => {
    const element = place(`<${tag}></${tag}>`);
    await expectProps(element, { maxRows: 3 });
    element.setAttribute('max-rows', '4');
    await expectProps(element, { maxRows: 4 });
    element.maxRows = 5;
    await expectProps(element, { maxRows: 5 });
    expect(element.maxRows).toBe(5);
  });

  it('reflects no property into an attribute [EMB-09 part]', async () => {
    const element = place(`<${tag}></${tag}>`);
    const before = element.getAttributeNames();
    Object.assign(element, { open: true, label: 'secret', maxRows: 8, data: { token: 'secret' } });
    await expectProps(element, { label: 'secret', data: { token: 'secret' } });
    expect(element.getAttributeNames()).toEqual(before);
    expect(element.outerHTML.replace(element.innerHTML, '')).not.toContain('secret');
  });

  it('never takes a property from a global of the page', async () => {
    Object.assign(window, { trap: () => 'called' });
    await expectProps(place(`<${tag} label="trap"></${tag}>`), { label: 'trap' });
    Reflect.deleteProperty(window, 'trap');
  });

  it.each([
    ['appendChild', (element: Element, to: Element) => void to.appendChild(element)],
    [
      'moveBefore',
      (element: Element, to: Element) =>
        (to as Element & { moveBefore(node: Element, before: null): void }).moveBefore(element, null),
    ],
  ])('keeps its state when it is moved by %s [EMB-09 part]', async (_how, move) => {
    const [from, to] = [place('<div></div>'), place('<div></div>')];
    const element = place(`<${tag}></${tag}>`, from);
    await expectProps(element, { maxRows: 3 });
    buttonOf(element, /Presses/).click();
    await expect.poll(() => buttonOf(element, /Presses/).textContent).toBe('Presses 1');
    const button = buttonOf(element, /Presses/);
    move(element, to);
    await settle();
    expect(element.parentElement).toBe(to);
    expect(buttonOf(element, /Presses/)).toBe(button);
    button.click();
    await expect.poll(() => button.textContent).toBe('Presses 2');
  });

  it('unmounts when it is removed and starts anew when it is added again [EMB-09 part]', async () => {
    const element = place(`<${tag} max-rows="6"></${tag}>`);
    await expectProps(element, { maxRows: 6 });
    buttonOf(element, /Presses/).click();
    element.remove();
    await expect.poll(() => drawn(element)?.childElementCount).toBe(0);
    document.body.append(element);
    await expectProps(element, { maxRows: 6 });
    expect(buttonOf(element, /Presses/).textContent).toBe('Presses 0');
  });

  it('draws nothing while it is not on the page [EMB-09 part]', async () => {
    const element = document.createElement(tag) as ProbeElement;
    element.setAttribute('max-rows', '5');
    element.label = 'detached';
    await settle();
    expect(drawn(element)).toBeNull();
    document.body.append(element);
    await expectProps(element, { maxRows: 5, label: 'detached' });
  });

  it('is gone again when it is removed before it could start', async () => {
    const element = place(`<${tag}></${tag}>`);
    element.remove();
    await settle();
    expect(propsOf(element)).toBeUndefined();
    document.body.append(element);
    await expectProps(element, { maxRows: 3 });
  });

  it('sends events that bubble and leave shadow roots [EMB-10 part]', async () => {
    const host = place('<div></div>');
    const outer = host.attachShadow({ mode: 'open' });
    const element = outer.appendChild(document.createElement(tag));
    await expectProps(element, { maxRows: 3 });
    const heard: CustomEvent[] = [];
    const listen = (event: Event) => heard.push(event as CustomEvent);
    document.addEventListener('assess-cart-opened', listen);
    buttonOf(element, /Send/).click();
    document.removeEventListener('assess-cart-opened', listen);
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ bubbles: true, composed: true, detail: { units: 0 } });
  });

  it.each([
    ['en-us', 'en', 'Probe'],
    ['fr-ca', 'fr', 'Sonde'],
    ['ja-jp', 'en', 'Probe'],
  ] as const)('says its language and direction at %s [LOC-02 part]', async (locale, language, title) => {
    await setScene({ locale });
    const element = place(`<${tag}></${tag}>`);
    await expectProps(element, { maxRows: 3 });
    expect(drawn(element)?.getAttribute('lang')).toBe(language);
    expect(drawn(element)?.getAttribute('dir')).toBe('ltr');
    expect(drawn(element)?.querySelector('section')?.getAttribute('aria-label')).toBe(title);
  });
});
