/* The bank's question. */

const button = (text, onPress) => {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.addEventListener('click', onPress);
  return made;
};

/** Asks; resolves with `confirm` or `refuse`. `signal` takes the question away, which refuses. */
export const askBank = (place, words, signal) =>
  new Promise((resolve) => {
    const box = document.createElement('div');
    box.className = 'bank';
    box.role = 'group';
    const question = document.createElement('p');
    question.id = 'bank-question';
    question.textContent = words.bankAsks;
    box.setAttribute('aria-labelledby', question.id);
    const end = (answer) => {
      box.remove();
      resolve(answer);
    };
    box.append(
      question,
      button(words.confirm, () => end('confirm')),
      button(words.refuse, () => end('refuse')),
    );
    signal.addEventListener('abort', () => end('refuse'), { once: true });
    place.append(box);
    box.querySelector('button').focus();
  });
