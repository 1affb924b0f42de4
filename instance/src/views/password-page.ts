import { escapeHtml, page, problem } from './authorize-page.ts';

/** Where the link of a mail leads. */
export function newPasswordPage(token: string, error: string | null): string {
  const described = error === null ? '' : ' aria-describedby="problem"';
  const box = (id: string, label: string): string =>
    `<p><label for="${id}">${label}</label>
<input id="${id}" name="${id}" type="password" required autocomplete="new-password"${described}></p>`;
  return page(
    'Choose a new password',
    `<h1>Choose a new password</h1>
${problem(error)}
<form method="post" action="/api/v1/pleroma/password_reset">
<input type="hidden" name="token" value="${escapeHtml(token)}">
${box('password', 'New password')}
${box('password_confirmation', 'The same again')}
<p class="buttons"><button type="submit">Change password</button></p>
</form>`,
  );
}

export const changedPage = (): string =>
  page('Password changed', '<h1>Password changed</h1>\n<p><a href="/login">Log in</a></p>');

export const errorPage = (text: string): string =>
  page(
    'Cannot change the password',
    `<h1>Cannot change the password</h1>\n<p role="alert">${escapeHtml(text)}</p>`,
  );
