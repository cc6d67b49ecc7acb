import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectClean } from '../../../../../tests/support/expect-clean.ts';
import {
  button,
  expectFault,
  expectStep,
  expectText,
  field,
  leaveCheckout,
  press,
  radio,
  visitCheckout,
  type CheckoutVisit,
} from '../../../../../tests/support/checkout-visit.ts';
import { said } from '../../../../../tests/support/said.ts';
import { runtime } from '../../../../core/runtime.ts';
import '../../define.ts';

const patient = { timeout: 20_000 };
const GO_ON = /^Continue to /;
const USERS = '/users/current/accounts/org-4410/qualifiedusers';
let visit: CheckoutVisit;

const open = async (options: Partial<Parameters<typeof visitCheckout>[0]> = {}) => {
  visit = await visitCheckout({
    userName: 'mara',
    lines: { 'LMS4-KIT': 1 },
    chosen: [['/account', { id: 'org-4410' }]],
    step: 'qualified-user',
    ...options,
  });
  await expectStep('Qualified user');
};
const add = async (typed: string) => {
  await userEvent.fill(field('Email address'), typed);
  await press(/^Add (qualified )?user$/);
};
/** Returns the failures in the message centre. */
const problems = () =>
  runtime()
    .registry.getSnapshot()
    .messages.map(({ id }) => id);

afterEach(() => leaveCheckout(visit));

describe('the qualified user', () => {
  it('is asked for where several can be, and the press leads to them [CHK-03 part]', async () => {
    await open({ lines: { 'VLS-MAN': 1 } });
    await expect.element(radio('Jonas Weber'), patient).toBeEnabled();
    await press(GO_ON);
    await expectText('Choose a qualified user.');
    await expect.element(radio('Priya Raman'), patient).toHaveFocus();
    await expectClean(visit.element);
  });

  it('below the cart’s level stands disabled with what is missing and the way to mend it [CHK-03 d]', async () => {
    await open({ scene: { flags: { accountQualifications: ['degree'] } } });
    await expectText('This cart needs level C.');
    await expect.element(radio('Jonas Weber'), patient).toBeDisabled();
    await expect
      .element(radio('Jonas Weber'))
      .toHaveAccessibleDescription(
        expect.stringContaining('Level C is needed. Jonas Weber has levels A, B.'),
      );
    await expect
      .element(radio('Felix Osei'))
      .toHaveAccessibleDescription(expect.stringContaining('Felix Osei has no level yet.'));
    await expect
      .element(page.getByRole('link', { name: 'Update qualifications, Jonas Weber' }))
      .toHaveAttribute('href', expect.stringContaining('/qualifications?returnTo='));
    const links = page.getByRole('link', { name: /^Update qualifications/ }).elements();
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(
      ['Jonas Weber', 'Clara Moreau', 'Felix Osei'].map((name) => `Update qualifications, ${name}`),
    );
    await expectClean(visit.element);
    await expect.element(radio('Priya Raman')).toBeChecked();
    await press(GO_ON);
    await expectStep('Shipping address');
  });

  it('has a dialog on levels A, B and C, which gives the focus back [CHK-03 b]', async () => {
    await open();
    await press('What are levels A, B and C?');
    const dialog = page.getByRole('dialog', { name: 'Qualification levels' });
    await expect.element(dialog, patient).toBeVisible();
    await expect.element(dialog.getByRole('row', { name: /^A, B Yes Yes No/ })).toBeVisible();
    await expectClean(visit.element);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('What are levels A, B and C?')).toHaveFocus();
  });

  it.each([
    ['', 'Please enter email'],
    ['wanda.kerr', 'Please enter a valid email address (for example, name@example.com)'],
    [
      `${'a'.repeat(140)}@practice.example`,
      'Email address can be no more than 150 characters. Please check and try again',
    ],
    ['nobody@practice.example', 'User not found in this organization'],
    ['milo.santos@practice.example', 'Level C is needed. Milo Santos has level A.'],
  ])('added by the email “%s” says: %s [CHK-03 c part]', async (typed, words) => {
    await open();
    await add(typed);
    await expectFault(field('Email address'), words);
    await expect.element(field('Email address')).toHaveFocus();
    await expect.element(field('Email address')).toHaveValue(typed);
    // A message at the field is not a failure of the page.
    expect(problems()).toEqual([]);
  });

  it('who is typed and not added is not dropped: the field says so, and once it is empty the step goes on [CHK-03 c part]', async () => {
    await open();
    await expect.element(page.getByRole('heading', { name: 'Add qualified user' }), patient).toBeVisible();
    await expect.element(radio('Priya Raman'), patient).toBeChecked();
    await userEvent.fill(field('Email address'), 'wanda.kerr@practice.example');
    await press(GO_ON);
    await expectFault(field('Email address'), 'Add this person or clear the field before you continue.');
    await expect.element(field('Email address')).toHaveFocus();
    await expect.element(field('Email address')).toHaveValue('wanda.kerr@practice.example');
    await expectClean(visit.element);
    await userEvent.fill(field('Email address'), '');
    await press(GO_ON);
    await expectStep('Shipping address');
  });

  it('whom the organization does not know keeps nobody from going on with the chosen colleague [CHK-03 c part]', async () => {
    await open();
    await expect.element(radio('Priya Raman'), patient).toBeChecked();
    await add('nobody@practice.example');
    await expectFault(field('Email address'), 'User not found in this organization');
    await expectFault(field('Email address'), 'You can continue with Priya Raman.');
    // The hint is below the field, which does not move.
    const hint = page.getByText('You can continue with Priya Raman.');
    await expect
      .poll(
        () =>
          hint.element().getBoundingClientRect().top -
          field('Email address').element().getBoundingClientRect().bottom,
      )
      .toBeGreaterThan(0);
    await userEvent.fill(field('Email address'), 'wanda.kerr@practice.example');
    await expect.element(page.getByText('You can continue with Priya Raman.')).not.toBeInTheDocument();
    await press(GO_ON);
    await expectFault(field('Email address'), 'Add this person or clear the field before you continue.');
    await userEvent.fill(field('Email address'), 'nobody@practice.example');
    await expect.element(page.getByText('You can continue with Priya Raman.')).toBeVisible();
    await press(GO_ON);
    await expectStep('Shipping address');
  });

  it('who was added below the level is typed still, and another can be chosen [CHK-03 c,d part]', async () => {
    await open();
    await add('milo.santos@practice.example');
    await expectFault(field('Email address'), 'Level C is needed.');
    await press(GO_ON);
    await expectStep('Shipping address');
  });

  it('says a technical error when the service fails, and that the browser is offline while it is [CHK-03 c part] [REL-03 part]', async () => {
    await open();
    await expect.element(field('Email address'), patient).toBeVisible();
    visit.scene.setOnline(false);
    await add('wanda.kerr@practice.example');
    await expectFault(field('Email address'), 'You’re offline. Nothing was sent.');
    visit.scene.setOnline(true);
    await expect.element(field('Email address')).not.toHaveAttribute('aria-invalid');
    visit.scene.backend.faults.add({ method: 'POST', path: USERS, status: 500 });
    await add('wanda.kerr@practice.example');
    await expectFault(
      field('Email address'),
      'There was a technical error on our end. Please try again later. If the problem persists, contact Customer Support',
    );
    await expect.element(field('Email address')).toHaveValue('wanda.kerr@practice.example');
    // The message centre reports it for support.
    await expect.poll(problems, patient).toEqual(['checkout.qualifiedUser']);
  });

  it('that was added is chosen, and Enter in the field does not go on [CHK-03 c]', async () => {
    await open();
    const sent = vi.fn<() => void>();
    visit.element.addEventListener('submit', sent);
    await userEvent.fill(field('Email address'), ' wanda.kerr@practice.example ');
    await userEvent.keyboard('{Enter}');
    await expect.element(radio('Wanda Kerr'), patient).toBeChecked();
    await expect.poll(said, patient).toContain('Wanda Kerr was added.');
    expect(sent).not.toHaveBeenCalled();
    await expect.element(radio('Wanda Kerr')).toHaveFocus();
    await press(GO_ON);
    await expectStep('Shipping address');
  });

  it('is said to be nobody, and the primary button adds one [CHK-03 e]', async () => {
    await open({ userName: 'ned', chosen: [['/account', { id: 'org-4420' }]] });
    await expectText(
      'No one on this account is qualified for every item. Add a qualified user, or update a qualification.',
    );
    await expect.element(button(GO_ON)).not.toBeInTheDocument();
    await expectClean(visit.element);
    await add('wanda.kerr@practice.example');
    await expect.element(radio('Wanda Kerr'), patient).toBeChecked();
    await expect.element(button(GO_ON)).toBeVisible();
  });

  it('of a personal account is the customer, whom nobody can join [CHK-03 g]', async () => {
    await open({ userName: 'ada', chosen: [['/account', { id: 'personal-user-ada' }]] });
    await expectText('Your qualification doesn’t cover level C. Update your qualifications to continue.');
    await expect.element(radio('Ada Marsh')).toBeDisabled();
    await expect.element(page.getByRole('link', { name: /^Update qualifications/ })).toBeVisible();
    expect(page.getByRole('link', { name: /^Update qualifications/ }).elements()).toHaveLength(1);
    await expect.element(field('Email address')).not.toBeInTheDocument();
    await leaveCheckout(visit);
    visit = await visitCheckout({
      userName: 'abel',
      lines: { 'OSI3-KIT': 1 },
      chosen: [['/account', { id: 'personal-user-abel' }]],
    });
    await expectStep('Shipping address');
  });

  it('names each product above every level there, once, with the way to the cart in the step itself [CHK-03 e,g]', async () => {
    await open({
      userName: 'ada',
      lines: { 'LMS4-KIT': 1, 'HMC-KIT': 1 },
      chosen: [['/account', { id: 'personal-user-ada' }]],
      width: 320,
    });
    const above = page.getByText(/needs level .\.$/);
    await expect
      .element(above, patient)
      .toHaveTextContent('Lindgren Memory Scale, 4th Edition: Complete Kit needs level C.');
    await expect
      .element(page.getByRole('link', { name: 'Edit cart' }))
      .toHaveAttribute('href', expect.stringContaining('/cart'));
    await expectClean(visit.element);
    await leaveCheckout(visit);
    await open({ userName: 'ned', chosen: [['/account', { id: 'org-4420' }]] });
    await expect
      .element(above, patient)
      .toHaveTextContent('Lindgren Memory Scale, 4th Edition: Complete Kit needs level C.');
    expect(page.getByRole('link', { name: /^Update qualifications/ }).elements()).toHaveLength(1);
  });

  it('can’t be listed while the service is down: says so, and asks again', async () => {
    visit = await visitCheckout({
      userName: 'mara',
      lines: { 'LMS4-KIT': 1 },
      chosen: [['/account', { id: 'org-4410' }]],
      faults: [{ method: 'GET', path: USERS, status: 503 }],
    });
    await expectText('An error occurred.');
    visit.scene.backend.faults.clear();
    await press('Try again');
    await expect.element(radio('Priya Raman'), patient).toBeVisible();
  });
});
