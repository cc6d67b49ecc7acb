const status = document.querySelector('[data-status]');
const mails = document.querySelector('[data-mails]');
const none = mails.firstElementChild;
const { call: calls, order: orders } = JSON.parse(document.querySelector('[data-calls]').textContent);

const control = (method, body) =>
  fetch('/__identity', {
    method,
    ...(body && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });

function mailItem({ to, subject, text, code }) {
  const item = document.createElement('li');
  for (const line of [subject, `To: ${to}`, text, `Code: ${code}`]) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    item.append(paragraph);
  }
  return item;
}

async function refresh() {
  try {
    const { mails: sent } = await (await control('GET')).json();
    mails.replaceChildren(...(sent.length > 0 ? sent.map(mailItem) : [none]));
  } catch {
    status.textContent = 'The demo host does not answer.';
  }
}

/** Makes a call as an integrator's own script may do it: with the session that the widgets share with the page. */
async function make({ method, path, body }) {
  // The first widget that is drawn creates it.
  const { session } = globalThis[Symbol.for('assess-widgets')] ?? {};
  if (!session) return 'The widgets are not there yet. Try again in a moment.';
  let token = await session.token();
  if (!token) return 'Sign in first.';
  let order = '-';
  const send = (where, method, proof) =>
    fetch(`/commerce/headless/ecommerce/v2/users/current${where}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        'X-Site-Id': 'usassessments',
        Authorization: `Bearer ${token}`,
        ...proof,
      },
      ...(body && method !== 'GET' && { body: JSON.stringify(body).replace('{order}', order) }),
    });
  const ask = async (proof) => {
    if (JSON.stringify([path, body]).includes('{order}')) {
      const orders = await send('/orders?fields=orders(code)', 'GET', {});
      if (!orders.ok) return orders;
      order = (await orders.json()).orders.at(-1)?.code ?? '-';
    }
    return send(path.replace('{order}', order), method, proof);
  };
  let answer = await ask({});
  // A token that expired early is renewed once.
  if (answer.status === 401) {
    token = await session.renew(token);
    if (!token) return 'Sign in again.';
    answer = await ask({});
  }
  const { advices } = answer.status === 403 ? await answer.json() : {};
  if (advices) {
    const [id] = advices.TransactionConditionAdvice ?? [];
    const [name] = advices.AuthenticateToServiceConditionAdvice ?? [];
    const proof = await session.stepUp(id ? { kind: 'transaction', id } : { kind: 'tree', name });
    if (!proof) return 'Not done: it was not proven.';
    token = await session.token();
    answer = await ask({ [id ? 'X-TxID' : 'X-Tree']: id ?? name, 'X-IdToken': proof.idToken });
  }
  return answer.ok ? `Done. ${await answer.text()}` : `Refused with ${answer.status}.`;
}

for (const button of document.querySelectorAll('[data-order]'))
  button.addEventListener('click', async () => {
    await control('POST', orders[Number(button.dataset.order)]);
    status.textContent = `${button.textContent}: ordered.`;
  });

for (const button of document.querySelectorAll('[data-call]'))
  button.addEventListener('click', async () => {
    status.textContent = '';
    status.textContent = await make(calls[Number(button.dataset.call)]);
  });

void refresh();
setInterval(() => document.visibilityState === 'visible' && void refresh(), 3000);
