import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Fault } from '../../demo-host/backend/core/faults.ts';
import '../../src/widgets/banner/define.ts';
import '../../src/widgets/contact/define.ts';
import '../../src/widgets/footer/define.ts';
import '../../src/widgets/header/define.ts';
import '../../src/widgets/international-offices/define.ts';
import '../../src/widgets/navigation/define.ts';
import '../../src/widgets/need-help/define.ts';
import { setScene, type Scene } from '../support/scene.ts';
import { beginFaults, contentFails, endFaults, FAULTS } from '../support/widget-faults.ts';

const MENU = { method: 'GET', path: '/en-us/first-level-nav-content.json', missingField: 'menu' };
const FOOTER = { method: 'GET', path: '/en-us/footer-content.json', missingField: 'tiles' };
const TEXTS = {
  method: 'GET',
  path: '/graphql/execute.json/USAssessments/en-us-checkout',
  missingField: 'data',
};
let scene: Scene | undefined;

const open = (tag: string) => async (faults: readonly Fault[]) => {
  scene = await setScene({ config: { regional: '/regional', content: '/content' }, faults });
  document.body.append(document.createElement(tag));
  return scene;
};
const group = () => page.getByRole('button', { name: 'Ordering & Support', exact: true });
const phone = () => page.getByRole('link', { name: '+1 800 555 0142' }).first();

beforeEach(() => page.viewport(1280, 900));
beforeEach(beginFaults);
afterEach(() => endFaults(scene));

describe('the header, whose menu fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, has the built-in one', (fault) =>
    contentFails('assess-header', { call: MENU, open: open('assess-header'), stands: group }, fault),
  );
});

describe('the navigation, whose menu fails [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, has the built-in one', (fault) =>
    contentFails('assess-navigation', { call: MENU, open: open('assess-navigation'), stands: group }, fault),
  );
});

describe('the banner, whose notice fails [REL-01 b part]', () => {
  const stands = () => page.getByRole('region', { name: 'Notice' });
  it.each(FAULTS)('by $name, has the built-in one, in its time', (fault) => {
    vi.setSystemTime('2023-07-04T12:00Z');
    return contentFails(
      'assess-banner',
      { call: MENU, open: open('assess-banner'), stands, late: true },
      fault,
    );
  });
});

describe('the footer, whose content fails [REL-01 b part]', () => {
  const stands = () => page.getByRole('heading', { name: 'Qualification levels' });
  it.each(FAULTS)('by $name, has the built-in one', (fault) =>
    contentFails('assess-footer', { call: FOOTER, open: open('assess-footer'), stands }, fault),
  );
});

describe('the contact, whose texts fail [REL-01 b part]', () => {
  it.each(FAULTS)('by $name, has the built-in number', (fault) =>
    contentFails('assess-contact', { call: TEXTS, open: open('assess-contact'), stands: phone }, fault),
  );
});

describe('the international offices, whose texts fail [REL-01 b part]', () => {
  const stands = () => page.getByRole('link', { name: 'Nederland', exact: true });
  it.each(FAULTS)('by $name, has the built-in ones', (fault) =>
    contentFails(
      'assess-international-offices',
      { call: TEXTS, open: open('assess-international-offices'), stands },
      fault,
    ),
  );
});

describe('the help, whose texts fail [REL-01 b part]', () => {
  const help = () => page.getByRole('button', { name: 'Need help?' });
  it.each(FAULTS)('by $name, has the built-in number in its window', async (fault) => {
    await contentFails(
      'assess-need-help',
      { call: TEXTS, open: open('assess-need-help'), stands: help },
      fault,
    );
    await help().click();
    await expect.element(phone()).toBeVisible();
  });
});
