// What a real page would ask of reCAPTCHA before an order is placed. Here a stand-in answers, as `/__settings` says.
document.addEventListener('assess-order-check', ({ detail: { answerWith } }) => {
  const ask = async () => {
    const response = await fetch('/captcha/v1/verify', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    const { success, token } = await response.json();
    if (!success) throw new Error('The captcha was not passed.');
    return token;
  };
  answerWith(ask());
});

// Above an order that is placed, or what a quote needs, 'Checkout' is no title: in each tab that shows it, whichever placed it.
let checkoutTitle;
const query = () => new URLSearchParams(location.search);
const nameStep = (step) => {
  const { confirmationTitle, quoteTitle } =
    document.querySelector('[data-confirmation-title]')?.dataset ?? {};
  if (confirmationTitle === undefined) return;
  checkoutTitle ??= document.querySelector('h1')?.textContent ?? '';
  const stepsTitle = (query().get('for') === 'quote' && quoteTitle) || checkoutTitle;
  const title = step === 'confirmation' ? confirmationTitle : stepsTitle;
  for (const place of document.querySelectorAll('h1, .crumbs [aria-current]')) place.textContent = title;
  document.title = document.title.replace(/^.*(?= – )/, title);
};
document.addEventListener('assess-checkout-step', ({ detail: { step } }) => nameStep(step));
// Before the widget is there, so that nothing of the head changes.
if (query().get('step') === 'confirmation' || query().get('for') === 'quote')
  document.addEventListener('DOMContentLoaded', () => nameStep(query().get('step')));
