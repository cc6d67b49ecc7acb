import choices from '../../kit/forms/choices.css?inline&own';
import secret from '../../kit/forms/secret.css?inline&own';
import button from '../../kit/styles/button.css?inline';
import field from '../../kit/styles/field.css?inline';
import notice from '../../kit/styles/notice.css?inline';
import status from '../../kit/styles/status.css?inline';
import own from './journey.css?inline';

/** The styles of a journey, which its root adopts besides tokens and base. */
export const journeyStyles: readonly string[] = [button, field, notice, status, choices, secret, own];
