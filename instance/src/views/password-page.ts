import { escapeHtml, page, problem } from './authorize-page.ts';
import type { English, Tongue } from './tongue.ts';

/** Where the link of a mail leads. */
export function newPasswordPage(tongue: Tongue, token: string, error: English | null): string {
  const said = (english: English): string => escapeHtml(tongue.say(english));
  const described = error === null ? '' : ' aria-describedby="problem"';
  const box = (id: string, label: English): string =>
    `<p><label for="${id}">${said(label)}</label>
<input id="${id}" name="${id}" type="password" required autocomplete="new-password"${described}></p>`;
  return page(
    tongue,
    tongue.say('Choose a new password'),
    `<h1>${said('Choose a new password')}</h1>
${problem(tongue, error)}
<form method="post" action="/api/v1/pleroma/password_reset">
<input type="hidden" name="token" value="${escapeHtml(token)}">
${box('password', 'New password')}
${box('password_confirmation', 'The same again')}
<p class="buttons"><button type="submit">${said('Change password')}</button></p>
</form>`,
  );
}

export function changedPage(tongue: Tongue): string {
  const title = tongue.say('Password changed');
  const logIn = escapeHtml(tongue.say('Log in'));
  return page(tongue, title, `<h1>${escapeHtml(title)}</h1>\n<p><a href="/login">${logIn}</a></p>`);
}

export function errorPage(tongue: Tongue, text: English): string {
  const title = tongue.say('Cannot change the password');
  return page(
    tongue,
    title,
    `<h1>${escapeHtml(title)}</h1>\n<p role="alert">${escapeHtml(tongue.say(text))}</p>`,
  );
}
