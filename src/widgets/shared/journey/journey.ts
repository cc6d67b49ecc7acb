import choices from '../../kit/forms/choices.css?inline&own';
import secret from '../../kit/forms/secret.css?inline&own';
import button from '../styles/button.css?inline';
import field from '../styles/field.css?inline';
import notice from '../styles/notice.css?inline';
import status from '../styles/status.css?inline';
import own from './journey.css?inline';

/** What a root that draws a journey adopts beside tokens and base. */
export const journeyStyles: readonly string[] = [button, field, notice, status, choices, secret, own];
