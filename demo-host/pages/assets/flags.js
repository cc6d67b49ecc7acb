const status = document.querySelector('[data-status]');
const inputs = [...document.querySelectorAll('[data-flag]')];
const mocks = JSON.parse(document.querySelector('[data-mocks]').textContent);

const order = (method, body) =>
  fetch('/__flags', {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });

/** Settings of the services that change together with a flag of the same feature. */
const SETTINGS = {
  ofacScreening: (on) => ({ screening: on }),
  checkoutRecaptcha: (on) => ({ captcha: on }),
  bankTransfer: (on) => ({ bankTransfer: on }),
  thirdPartyProgram: (on) => ({ program: on }),
  vat: (on) => ({ vat: on }),
  poThreshold: (on) => ({ purchaseOrderThreshold: on ? 500 : null }),
};

const decide = (method, body) =>
  fetch('/__settings', {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });

async function setBoth(key, value) {
  await order('POST', { key, value });
  const settings = SETTINGS[key]?.(value);
  if (settings) await decide('POST', { settings });
}

function show(input, value) {
  const { item, bound } = input.dataset;
  if (item) input.checked = Array.isArray(value) && value.includes(item);
  else if (bound) input.value = value?.[bound] ?? '';
  else input.checked = value === true;
}

function valueOf(key) {
  const own = inputs.filter((input) => input.dataset.flag === key);
  const [{ dataset }] = own;
  if (dataset.item) return own.filter((input) => input.checked).map((input) => input.dataset.item);
  if (!dataset.bound) return own[0].checked;
  const filled = own.filter((input) => input.value !== '');
  return Object.fromEntries(filled.map((input) => [input.dataset.bound, Number(input.value)]));
}

async function refresh() {
  try {
    const answer = await order('GET');
    const { flags, streams } = await answer.json();
    for (const input of inputs)
      if (input !== document.activeElement || input.type === 'checkbox')
        show(input, flags[input.dataset.flag]);
    const count = ['No stream is open.', 'One stream is open.'][streams.length];
    status.textContent = count ?? `${streams.length} streams are open.`;
  } catch {
    status.textContent = 'The demo host does not answer.';
  }
}

for (const input of inputs)
  input.addEventListener('change', async () => {
    const { flag: key } = input.dataset;
    await setBoth(key, valueOf(key));
    await refresh();
  });

for (const button of document.querySelectorAll('[data-all]'))
  button.addEventListener('click', async () => {
    if (button.dataset.all === 'default') await Promise.all([order('DELETE'), decide('DELETE')]);
    else await Promise.all(Object.entries(mocks).map(([key, value]) => setBoth(key, value)));
    await refresh();
  });

void refresh();
setInterval(() => document.visibilityState === 'visible' && void refresh(), 3000);
