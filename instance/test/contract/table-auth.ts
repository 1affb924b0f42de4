import { TOTP, Secret } from 'otpauth';
import { newCaptcha } from '../../src/rules/captcha.ts';
import { newInvite, spendInvite } from '../../src/rules/invites.ts';
import { issueCode, issueMfaToken } from '../../src/storage/oauth.ts';
import { account, body, settings, untilLimited } from './prepare.ts';
import type { Instruction, Scene } from './scene.ts';
import { BASE, SCOPES, type Nick } from './stage.ts';

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const secondFactor =
  (nick: Nick) =>
  (scene: Scene): void => {
    scene.stage.db.run(
      'UPDATE credentials SET totp_secret = ?, totp_enabled = 1, recovery_codes = \'["8c178969b5d7e101"]\' WHERE account_id = ?',
      SECRET,
      scene.stage.id(nick),
    );
  };

const mfa = (code?: () => string): Instruction => ({
  before: secondFactor('judy'),
  change: body((scene) => ({
    mfa_token: issueMfaToken(
      scene.stage.db,
      { appId: scene.stage.client.id, accountId: scene.stage.id('judy'), scopes: SCOPES },
      scene.stage.inst.now(),
    ),
    ...(code ? { code: code() } : {}),
  })),
});

const loginAs = (nick: Nick, ...columns: [string, number][]): Instruction => ({
  before: (scene) => columns.forEach(([column, value]) => account(nick, column, value)(scene)),
  change: body(() => ({ username: nick })),
});

const register: Instruction = { as: 'app' };
const registered = async (scene: Scene): Promise<void> => {
  const answer = await scene.stage.app.request(`${BASE}/api/v1/accounts`, {
    method: 'POST',
    headers: { authorization: `Bearer ${scene.stage.token(null)}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      username: 'newuser',
      nickname: 'newuser',
      fullname: 'New',
      email: 'newuser@mail.example',
      password: 'PASSWORD',
      confirm: 'PASSWORD',
      agreement: true,
      locale: 'en_US',
    }),
  });
  if (!answer.ok) throw new Error(await answer.text());
};

const withCaptcha: Instruction = { as: 'app', before: settings({ captcha: 'native' }) };
const invited = { registrations: false, invites: true } as const;
const invite =
  (spent: boolean) =>
  (scene: Scene): { token: string } => {
    const { token } = newInvite(scene.stage.db);
    if (spent) spendInvite(scene.stage.db, token);
    return { token };
  };
const byMail: Instruction = { as: 'app', before: settings({ accountActivation: true }) };

const closed = settings({ isPrivate: true });

export const authTable: Readonly<Record<string, Instruction>> = {
  token_authorization_code: {
    change: body((scene) => ({
      code: issueCode(
        scene.stage.db,
        {
          appId: scene.stage.client.id,
          accountId: scene.stage.id('bob'),
          scopes: SCOPES,
          redirectUri: `${BASE}/oauth-callback`,
          challenge: null,
          challengeMethod: null,
        },
        scene.stage.inst.now(),
      ),
    })),
  },
  token_bad_client: { change: body(() => ({ client_secret: 'wrong' })) },
  token_mfa_required: { before: secondFactor('judy') },
  token_awaiting_approval: loginAs('dave', ['is_approved', 0]),
  token_missing_confirmed_email: loginAs('dave', ['is_confirmed', 0]),
  token_password_deactivated: loginAs('frank', ['is_active', 0]),
  token_password_reset_required: {
    before: (scene) =>
      void scene.stage.db.run(
        'UPDATE credentials SET must_reset_password = 1 WHERE account_id = ?',
        scene.stage.id('dave'),
      ),
    change: body(() => ({ username: 'dave' })),
  },
  token_revoke_ok: { change: body((scene) => ({ token: scene.stage.token('bob') })) },
  mfa_challenge_ok: mfa(() => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate()),
  mfa_challenge_recovery_ok: mfa(),
  mfa_challenge_recovery_wrong: mfa(),
  mfa_challenge_wrong: mfa(),
  oauth_authorize_post_ok: {
    change: body((scene) => ({ 'authorization[client_id]': scene.stage.client.client_id })),
  },
  oauth_authorize_bad_client: {
    change: (call) => ({
      ...call,
      query: call.query.map(([key, value]) => [key, key === 'client_id' ? 'nobody' : value] as const),
    }),
  },
  register_ok: register,
  register_bad_email: register,
  register_bad_nick: register,
  register_blank: register,
  register_blank_confirm: register,
  register_long_bio: register,
  register_many_errors: register,
  register_mismatch: register,
  register_missing: register,
  register_noagree: register,
  register_restricted_nick: register,
  register_taken: { as: 'app', before: registered },
  register_closed: { as: 'app', before: settings({ registrations: false }) },
  register_awaiting_approval: { as: 'app', before: settings({ approvalRequired: true }) },
  register_approval_noreason: { as: 'app', before: settings({ approvalRequired: true }) },
  instance_v1_approval_required: { before: settings({ approvalRequired: true }) },
  instance_v1_registrations_closed: { before: settings({ registrations: false }) },
  nodeinfo_closed: { before: settings({ registrations: false }) },
  register_bad_invite: { as: 'app', before: settings(invited) },
  register_invite_ok: { as: 'app', before: settings(invited), change: body(invite(false)) },
  register_invite_used: { as: 'app', before: settings(invited), change: body(invite(true)) },
  register_captcha_badtoken: withCaptcha,
  register_captcha_missing: withCaptcha,
  register_captcha_wrong: {
    ...withCaptcha,
    change: body(async (scene) => {
      const { token, answer_data } = await newCaptcha(scene.stage.inst, BASE);
      return { captcha_token: String(token), captcha_answer_data: String(answer_data) };
    }),
  },
  captcha_native: { before: settings({ captcha: 'native' }) },
  register_email_required: byMail,
  register_missing_confirmed_email: byMail,
  private_nodeinfo: { before: closed },
  private_public_timeline: { before: closed },
  restrict_public_federated: { before: closed },
  ratelimit_auth_password: { rateLimits: true, change: untilLimited() },
  ratelimit_post: { rateLimits: true, change: untilLimited('alice') },
  ratelimit_search: { rateLimits: true, change: untilLimited('alice') },
  ratelimit_timeline: { rateLimits: true, change: untilLimited('alice') },
  translate: { before: settings({ translation: true }) },
  translate_from: { before: settings({ translation: true }) },
  translation_languages: { before: settings({ translation: true }) },
  translate_backend_down: { skip: 'nothing can be down here' },
};
