import { afterEach, expect, it } from 'vitest';
import { Button } from '../ui/Button.tsx';
import { mountInShadow, type Mounted } from '../ui/testing/mount-in-shadow.ts';

let mounted: Mounted;
const pageSheet = new CSSStyleSheet();

function mountUnder(pageStyle: string) {
  pageSheet.replaceSync(pageStyle);
  document.adoptedStyleSheets = [pageSheet];
  mounted = mountInShadow(
    <div className="small">
      <Button variant="primary">Place order</Button>
    </div>,
  );
  mounted.host.className = 'host';
}

afterEach(() => {
  mounted.unmount();
  document.adoptedStyleSheets = [];
});

const style = (selector: string) => getComputedStyle(mounted.shadow.querySelector(selector) ?? mounted.host);

it('withstands a page that resets everything [EMB-02 part]', () => {
  mountUnder(
    '* { all: initial !important; color: red !important; letter-spacing: 1em !important; font-size: 9px !important }',
  );
  expect(getComputedStyle(mounted.host).display).toBe('block');
  expect(style('.assess-root')).toMatchObject({
    display: 'flow-root',
    fontSize: '16px',
    letterSpacing: 'normal',
    color: 'rgb(22, 31, 32)',
  });
});

it('is hidden where the page hides it, whatever its rules say', () => {
  mountUnder('.host { display: grid !important }');
  mounted.host.hidden = true;
  expect(getComputedStyle(mounted.host).display).toBe('none');
});

it('does not shrink where the page shrinks the rem', () => {
  mountUnder('html { font-size: 62.5% }');
  expect(style('.btn').minHeight).toBe('40px');
});

it('follows a root that the page enlarges where the page says so, and keeps the browser’s size else', () => {
  mountUnder('html { font-size: 125% }');
  expect(style('.assess-root').fontSize).toBe('16px');
  mounted.unmount();
  mountUnder('html { font-size: 125%; --assess-font-size: 1rem }');
  expect(style('.assess-root').fontSize).toBe('20px');
  expect(style('.btn').minHeight).toBe('50px');
});

it('measures spaces at the root, not at a smaller text inside', () => {
  mountUnder('.host { --assess-font-size: 20px }');
  expect(style('.small').fontSize).toBe('17.5px');
  expect(style('.btn').paddingInlineStart).toBe('20px');
});

it('takes a role or a reference value from any ancestor', () => {
  mountUnder(
    'html { --assess-color-accent-600: rgb(90, 0, 90) } body { --assess-color-on-action: rgb(1, 2, 3) }',
  );
  expect(style('.btn').backgroundColor).toBe('rgb(90, 0, 90)');
  expect(style('.btn').color).toBe('rgb(1, 2, 3)');
});

it.each([
  ['the page in auto', 'body { color-scheme: dark }', 'auto', 'rgb(79, 195, 182)'],
  ['a page without a scheme in auto', '', 'auto', 'rgb(11, 95, 90)'],
  ['its own attribute, dark', 'body { color-scheme: light }', 'dark', 'rgb(79, 195, 182)'],
  ['its own attribute, light', 'body { color-scheme: dark }', 'light', 'rgb(11, 95, 90)'],
])('follows %s', (_, pageStyle, theme, expected) => {
  mountUnder(pageStyle);
  mounted.host.setAttribute('theme', theme);
  expect(style('.btn').backgroundColor).toBe(expected);
});
