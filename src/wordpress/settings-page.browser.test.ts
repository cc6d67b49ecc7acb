import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/* The form as `assess-store.php` writes it. */
const FORM = `<form id="assess-store-form"><textarea id="assess-store-text"></textarea>
<ul id="assess-store-problems"></ul><input type="hidden" id="assess-store-configuration" value='{"kept": true}'>
<button>Save</button></form>`;

const enter = (text: string) => {
  const form = document.querySelector('form') as HTMLFormElement;
  (form.querySelector('textarea') as HTMLTextAreaElement).value = text;
  const event = new Event('submit', { cancelable: true });
  form.dispatchEvent(event);
  return {
    sent: !event.defaultPrevented,
    kept: (form.querySelector('input') as HTMLInputElement).value,
    told: form.querySelector('ul')?.textContent,
  };
};

describe('the settings page of the WordPress plugin', () => {
  beforeEach(async () => {
    document.body.innerHTML = FORM;
    const again = `./settings-page.ts?${crypto.randomUUID()}`;
    await import(/* @vite-ignore */ new URL(again, import.meta.url).href);
  });

  afterEach(() => document.body.replaceChildren());

  it('takes no configuration that the widgets’ own parser refuses, and says why [EMB-18 b part]', () => {
    for (const [wrong, why] of [
      ['{', /^The configuration is not valid JSON/],
      ['[]', /^configuration must be a JSON object/],
      ['{}', /^commerceBase must say where/],
      ['{"commerceBase": "javascript:alert(1)"}', /is not an address/],
      ['{"commerceBase": "/commerce", "lokale": "en-us"}', /Did you mean locale/],
    ] as const) {
      const { sent, kept, told } = enter(wrong);
      expect(sent).toBe(false);
      expect(kept).toBe('{"kept": true}');
      expect(told).toMatch(why);
    }
  });

  it('hands on what it accepts as it was typed [EMB-18 b part]', () => {
    enter('{');
    const right = '{"commerceBase": "/commerce", "messages": {"quick-order.title": "</script>"}}';
    expect(enter(right)).toEqual({ sent: true, kept: right, told: '' });
  });
});
