// A real page would ask reCAPTCHA here, before an order is placed. In the demo a stand-in answers, as `/__settings`
// says.
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

// The page's title 'Checkout' does not fit a placed order or the steps for a quote. So the title changes in each tab
// that shows one, whichever tab placed the order. The tab's title names the open step, and says if something is wrong.
let checkoutTitle;
let shownStep = '';
let stepTitle;
const query = () => new URLSearchParams(location.search);
const nameStep = (step) => {
  shownStep = step;
  const { confirmationTitle, quoteTitle } =
    document.querySelector('[data-confirmation-title]')?.dataset ?? {};
  if (confirmationTitle === undefined) return;
  checkoutTitle ??= document.querySelector('h1')?.textContent ?? '';
  const stepsTitle = (query().get('for') === 'quote' && quoteTitle) || checkoutTitle;
  const title = step === 'confirmation' ? confirmationTitle : stepsTitle;
  for (const place of document.querySelectorAll('h1, .crumbs [aria-current]')) place.textContent = title;
  const tab = step === 'confirmation' || !stepTitle ? title : `${stepTitle} – ${title}`;
  document.title = document.title.replace(/^.*(?= – )/, () => tab);
};
document.addEventListener('assess-checkout-step', ({ detail: { step } }) => nameStep(step));
document.addEventListener('assess-checkout-title', ({ detail: { title } }) => {
  stepTitle = title;
  nameStep(shownStep);
});
// Runs before the widget is drawn, so that the page's head does not change later.
if (query().get('step') === 'confirmation' || query().get('for') === 'quote')
  document.addEventListener('DOMContentLoaded', () => nameStep(query().get('step')));
