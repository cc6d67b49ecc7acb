import { AUTHENTICATE_PATH } from '../../demo-host/identity/identity-paths.ts';
import { SEEDED_PASSWORD } from '../../demo-host/identity/people.ts';
import type { Visitor } from './host-visitor.ts';

type Asked = {
  authId?: string;
  stage?: string;
  callbacks?: { input?: { name: string; value: unknown }[] }[];
};

/** Sends a step of a journey with these values, in the order of its inputs. Without a step, it begins a journey. */
export const walkStep = async (
  visit: Visitor,
  origin: string,
  query: string,
  step?: Asked,
  ...values: unknown[]
): Promise<{ status: number; body: Asked & Record<string, unknown> }> => {
  const left = [...values];
  const filled = step && {
    ...step,
    callbacks: step.callbacks?.map((callback) => ({
      ...callback,
      input: callback.input?.map((input) => ({
        ...input,
        value: left.length > 0 ? left.shift() : input.value,
      })),
    })),
  };
  const response = await visit(`${origin}${AUTHENTICATE_PATH}?${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(filled ?? {}),
  });
  return { status: response.status, body: (await response.json()) as Asked & Record<string, unknown> };
};

/** Signs in by the identity service's own journey. Afterwards the visitor has its cookie. */
export const signInByTree = async (visit: Visitor, origin: string, userName: string): Promise<void> => {
  const { body } = await walkStep(visit, origin, 'authIndexType=service&authIndexValue=SignIn');
  const { status } = await walkStep(visit, origin, '', body, userName, SEEDED_PASSWORD);
  if (status !== 200) throw new Error(`The journey ended with ${status}`);
};
