import { emit } from '../../../core/events/emit.ts';
import { late } from '../../../core/late.ts';
import type { CheckCallback } from './sign-in-checks.ts';

const detailOf = (check: CheckCallback): Readonly<Record<string, unknown>> => {
  switch (check.kind) {
    case 'captcha':
      return { siteKey: check.siteKey, apiUrl: check.apiUrl, enterprise: check.enterprise };
    case 'protect-start':
      return check.options;
    case 'protect-signals':
      return { pause: check.pause };
    case 'device-profile':
      return { metadata: check.metadata, location: check.location };
  }
};

/** Asks the page to check, by `assess-sign-in-check`; a device profile that it doesn't answer is collected here. */
export const askPageCheck = async (
  host: EventTarget,
  check: CheckCallback,
  place: HTMLElement,
): Promise<string> => {
  let answer: Promise<unknown> | undefined;
  emit(host, 'assess-sign-in-check', {
    check: check.kind,
    options: detailOf(check),
    place,
    answerWith: (promise) => {
      answer ??= promise;
    },
  });
  if (answer) {
    const given = await answer;
    if (typeof given !== 'string') throw new Error('NO_TEXT');
    return given;
  }
  if (check.kind !== 'device-profile') throw new Error('UNAVAILABLE');
  const { collectDeviceProfile } = await late(() => import('../../../auth/journey/device-profile.ts'));
  return collectDeviceProfile(check);
};
