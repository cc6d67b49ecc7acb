import { confirmationCallback, textInputCallback, textOutputCallback, type Callback } from '../callbacks.ts';
import type { Person } from '../people.ts';
import type { Ask } from '../tree-engine.ts';
import { sayWrong } from './too-many.ts';
import { secretOf, textAnswer, type TreeContext } from './tree-context.ts';

const TRIES = 3;
const MAILS = 3;
const ANOTHER = 1;

/**
 * Asks for the code in a mail, up to three times, and sends another mail if asked to; the newest code counts. An
 * unknown person gets the same questions but no mail, so that nobody learns who has an account. `address` is what was
 * typed.
 */
export const askMailedCode = async (
  ask: Ask,
  context: TreeContext,
  person: Person | undefined,
  { about, description, address }: { about: string; description: string; address?: string },
): Promise<boolean> => {
  const { mailbox, journey } = context;
  const secret = secretOf('code', person, address);
  let [sent, wrong] = [1, 0];
  let said: Callback[] = [];
  while (wrong < TRIES) {
    const code =
      person &&
      mailbox.sendCode(journey, `${about} ${sent}`, {
        to: person.email,
        subject: `Your code for ${about}`,
        text: `User name: ${person.userName}`,
      });
    const [given, choice] = await ask({
      stage: 'MailedCode',
      header: 'Check your email',
      description,
      callbacks: [
        ...said,
        textInputCallback('Code'),
        confirmationCallback('', ['Continue', 'Send another code']),
      ],
    });
    if (choice === ANOTHER) {
      const isLast = sent === MAILS;
      if (!isLast) sent += 1;
      said = [
        isLast
          ? textOutputCallback('No more codes are sent. Use the newest one, or start again later.', 1)
          : textOutputCallback('Another code is on its way. Only the newest one counts.'),
      ];
      continue;
    }
    const verdict = context.judge(
      secret,
      () => code !== undefined && textAnswer(given).replace(/\s/g, '') === code,
    );
    if (verdict === 'right') return true;
    wrong += 1;
    said = [sayWrong(context, secret, 'That is not the code that we sent.')];
  }
  return false;
};
